import { type Tone, toneColors } from '../../schema/vocabulary.ts';

/** Returns the names of the tokens of a palette that a colour of a tone is made of. */
export function listColorSources(
  name: string,
  palette: Record<string, string>,
  tone: Tone,
): string[] {
  const changed = toneColors(palette, tone);
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
