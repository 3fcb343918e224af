/** The named styles of `theme.use`; `namedStyles` has their looks. */
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
