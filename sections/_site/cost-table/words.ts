/** The English words of the section: the default headings of the columns. */
export const words = {
  label: 'Item',
  theirs: 'Elsewhere',
  ours: 'With us',
  saving: 'Saving',
} as const;
