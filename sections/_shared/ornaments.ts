/** Names of the drawings that `Ornament` can put in the corner of a band. */
export const ornaments = [
  'suns',
  'sunrise',
  'orbit',
  'tiles',
  'arches',
  'phases',
  'hills',
] as const;

/** Name of a drawing. */
export type OrnamentName = (typeof ornaments)[number];
