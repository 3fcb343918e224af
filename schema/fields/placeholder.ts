/** The shapes of placeholder pictures, as in `src: placeholder:portrait`. */
export const placeholderShapes = ['landscape', 'logo', 'portrait', 'square'] as const;

/** The shape of a placeholder picture. */
export type PlaceholderShape = (typeof placeholderShapes)[number];

/** Returns the shape of a placeholder picture, or undefined for any other picture. */
export function parsePlaceholder(src: string): PlaceholderShape | undefined {
  return placeholderShapes.find((shape) => src === `placeholder:${shape}`);
}
