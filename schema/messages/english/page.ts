/** The header, the footer and what is between them on every page. */
export const page = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  openMenu: 'Menu',
  home: 'Home',
  breadcrumbs: 'Breadcrumb',
  announcement: 'Announcement',
  dismiss: 'Dismiss',
  footer: 'Footer',
  /** Read aloud after the text of a link. */
  opensInNewTab: '(opens in a new tab)',
  languages: 'Languages',
  /** Beside the name of a language that does not have the page. */
  notInLanguage: 'Without this page: leads to the home page',
  /** Shown and read aloud while a press waits for scripts. */
  loading: 'Loading…',
} as const;

/** The page for addresses that do not exist. */
export const notFound = {
  title: 'Page not found',
  description: 'This page does not exist.',
  text: 'It may have moved, or its address has a typo.',
  action: 'Go to the home page',
} as const;
