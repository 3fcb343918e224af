/** The English words of the section. */
export const words = { working: 'Working hours', shared: 'Hours shared by all' } as const;
