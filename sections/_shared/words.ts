/**
 * Interface words that only assistive technology or a control needs, in one place for one locale.
 * Everything a visitor reads as content lives in YAML instead.
 */
export const words = {
  breadcrumbs: 'Breadcrumb',
  close: 'Close',
  closeMenu: 'Close menu',
  contents: 'On this page',
  footer: 'Footer',
  home: 'Home',
  home: 'Home',
  included: 'Included',
  mainNavigation: 'Main',
  notIncluded: 'Not included',
  openMenu: 'Open menu',
  opensInNewTab: '(opens in a new tab)',
  scrollableTable: 'Table, scrolls sideways',
  skipToContent: 'Skip to content',
} as const;
