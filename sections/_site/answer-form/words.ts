/** The English words of the section. */
export const words = { results: 'Results', nothing: 'Nothing found' } as const;
