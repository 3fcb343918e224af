import { type Color, formatColor } from './color.ts';
import { type ColorLookup, resolveColor } from './resolveColor.ts';
import { type Tone, toneColors } from './toneColors.ts';

/** Returns a lookup of the colours of a palette in a tone, with `var()` and `color-mix()` resolved. */
export function createToneColors(palette: Record<string, string>, tone: Tone): ColorLookup {
  return createLookup({ ...palette, ...toneColors(palette, tone) });
}

/** Returns a colour of a palette in a tone, as CSS writes it; undefined if it has none of this name. */
export function findToneColor(
  palette: Record<string, string>,
  tone: Tone,
  name: string,
): string | undefined {
  const color = createToneColors(palette, tone)(name);
  return color && formatColor(color);
}

/** Returns a lookup of colours by name, which may refer to each other. */
function createLookup(values: Readonly<Record<string, string>>): ColorLookup {
  const known = new Map<string, Color | undefined>();
  const lookUp = (name: string): Color | undefined => {
    if (!known.has(name)) {
      // A value that refers to itself has no colour.
      known.set(name, undefined);
      known.set(name, resolveColor(values[name] ?? '', lookUp));
    }
    return known.get(name);
  };
  return lookUp;
}
