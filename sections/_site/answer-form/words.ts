/** The English words of the section. */
export const words = { results: 'Results' } as const;
