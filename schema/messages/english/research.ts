/** The search in research notes. */
export const research = {
  nothing: 'The research notes say nothing about “{query}”.',
  covers: 'They cover: {topics}.',
} as const;
