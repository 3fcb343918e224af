import type { Colour } from './color.ts';
import { type ColourLookup, resolveColour } from './resolveColor.ts';
import { type Tone, toneColours } from './toneColors.ts';

/** Returns a lookup of the colours of a palette in a tone, with `var()` and `color-mix()` resolved. */
export function createToneColours(palette: Record<string, string>, tone: Tone): ColourLookup {
  return createLookup({ ...palette, ...toneColours(palette, tone) });
}

/** Returns a lookup of colours by name, which may refer to each other. */
function createLookup(values: Readonly<Record<string, string>>): ColourLookup {
  const known = new Map<string, Colour | undefined>();
  const lookUp = (name: string): Colour | undefined => {
    if (!known.has(name)) {
      // A value that refers to itself has no colour.
      known.set(name, undefined);
      known.set(name, resolveColour(values[name] ?? '', lookUp));
    }
    return known.get(name);
  };
  return lookUp;
}

/** Returns the names of the tokens of a palette that a colour of a tone is made of. */
export function listColourSources(
  name: string,
  palette: Record<string, string>,
  tone: Tone,
): string[] {
  const changed = toneColours(palette, tone);
  const names = new Set<string>();
  const seen = new Set<string>();
  const visit = (current: string) => {
    if (seen.has(current)) return;
    seen.add(current);
    const value = changed[current];
    if (value === undefined) names.add(current);
    else for (const [, inner = ''] of value.matchAll(/var\(--color-([\w-]+)\)/g)) visit(inner);
  };
  visit(name);
  return [...names];
}
