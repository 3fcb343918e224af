/** The change set that this page edits; absent on pages of the site, and where one person edits a folder. */
export const changeSet: string | undefined = document.querySelector<HTMLMetaElement>(
  'meta[name="blockwright-set"]',
)?.content;
