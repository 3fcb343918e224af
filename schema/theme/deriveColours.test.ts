import { describe, expect, test } from 'vitest';
import type { Scheme, Theme } from '../vocabulary/site/theme.ts';
import { formatColour, fromOklch } from './colour.ts';
import { contrastPairs, measurePair } from './contrastPairs.ts';
import { createToneColours } from './createToneColours.ts';
import { deriveColours } from './deriveColours.ts';
import { toneNames } from './tones.ts';

const schemes: Scheme[] = ['light', 'dark'];

/** Accents of every hue, from nearly black to nearly white, grey to vivid. */
const accents = [0.08, 0.3, 0.45, 0.6, 0.75, 0.9, 0.98].flatMap((lightness) =>
  [0, 0.08, 0.3].flatMap((chroma) =>
    [0, 60, 100, 200, 262, 320].map((hue) => formatColour(fromOklch(lightness, chroma, hue))),
  ),
);

function failuresOf(theme: Theme): string[] {
  return schemes.flatMap((scheme) =>
    toneNames.flatMap((tone) => {
      const lookUp = createToneColours(deriveColours(theme, scheme), tone);
      return contrastPairs.flatMap((pair) => {
        const contrast = measurePair(pair, lookUp) ?? 0;
        return contrast >= pair.minimum
          ? []
          : [`${scheme} ${tone}: ${pair.front} on ${pair.back} ${contrast.toFixed(2)}`];
      });
    }),
  );
}

describe('the derived palette', () => {
  test('has enough contrast without any setting', () => {
    expect(failuresOf({})).toEqual([]);
  });

  test('has enough contrast for accents of every hue, lightness and chroma', () => {
    const failures = [...new Set(accents)].flatMap((accent) =>
      failuresOf({ accent }).map((failure) => `${accent} ${failure}`),
    );
    expect(failures).toEqual([]);
  });

  test('keeps a highlight of its own readable', () => {
    for (const highlight of ['#f4b13e', '#123456', '#ff0055', '#ffffff', '#000000'])
      expect(failuresOf({ accent: '#2563eb', highlight })).toEqual([]);
  });
});
