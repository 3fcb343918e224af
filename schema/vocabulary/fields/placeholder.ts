/** The shapes of plain placeholder pictures, as in `src: placeholder:portrait`. */
const placeholderShapes = ['landscape', 'logo', 'portrait', 'square'] as const;

/** The shape of a plain placeholder picture. */
export type PlaceholderShape = (typeof placeholderShapes)[number];

/** The placeholder pictures that show something, as presets use them. */
export const placeholderScenes = [
  'bakery',
  'desk',
  'garden',
  'harbor',
  'house',
  'logo-alder',
  'logo-brick',
  'logo-comet',
  'logo-dune',
  'logo-ember',
  'person-a',
  'person-b',
  'person-c',
  'person-d',
  'person-e',
  'pottery',
  'restaurant',
  'workshop',
] as const;

/** All placeholder pictures. */
export const placeholderNames = [...placeholderShapes, ...placeholderScenes] as const;

/** The name of a placeholder picture. */
export type PlaceholderName = (typeof placeholderNames)[number];

/** Returns the name of a placeholder picture, or undefined for any other picture. */
export function parsePlaceholder(src: string): PlaceholderName | undefined {
  return placeholderNames.find((name) => src === `placeholder:${name}`);
}
