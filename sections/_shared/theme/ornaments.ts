/** Names of the drawings of `Ornament`. */
export const ornaments = [
  'suns',
  'sunrise',
  'orbit',
  'tiles',
  'arches',
  'phases',
  'hills',
] as const;

/** Name of a drawing of `Ornament`. */
export type OrnamentName = (typeof ornaments)[number];
