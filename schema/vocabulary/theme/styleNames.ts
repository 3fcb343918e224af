/** The named styles of `theme.use`; each is a file in `schema/vocabulary/styles/`. */
export const styleNames = [
  'atelier',
  'chorus',
  'clear',
  'editorial',
  'hearth',
  'market',
  'poster',
  'terminal',
] as const;

/** Name of a named style. */
export type StyleName = (typeof styleNames)[number];
