import { describe, expect, test } from 'vitest';
import {
  type Color,
  computeContrast,
  formatColor,
  fromOklch,
  parseColor,
  toOklch,
} from '../../schema/theme/color.ts';
import { createToneColors } from '../../schema/theme/createToneColors.ts';
import { deriveColors } from '../../schema/theme/deriveColors.ts';
import { toneNames } from '../../schema/theme/toneColors.ts';
import type { Scheme, Theme } from '../../schema/vocabulary/theme/theme.ts';
import { contrastPairs, measurePair } from './contrastPairs.ts';

const schemes: Scheme[] = ['light', 'dark'];

/** Accents of every hue, from nearly black to nearly white, grey to vivid. */
const accents = [0.08, 0.3, 0.45, 0.6, 0.75, 0.9, 0.98].flatMap((lightness) =>
  [0, 0.08, 0.3].flatMap((chroma) =>
    [0, 60, 100, 200, 262, 320].map((hue) => formatColor(fromOklch(lightness, chroma, hue))),
  ),
);

function listFailures(theme: Theme): string[] {
  return schemes.flatMap((scheme) =>
    toneNames.flatMap((tone) => {
      const lookUp = createToneColors(deriveColors(theme, scheme), tone);
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
    expect(listFailures({})).toEqual([]);
  });

  test('has enough contrast for accents of every hue, lightness and chroma', () => {
    const failures = [...new Set(accents)].flatMap((accent) =>
      listFailures({ accent }).map((failure) => `${accent} ${failure}`),
    );
    expect(failures).toEqual([]);
  });

  test.each(['#ffc145', '#ff5a36', '#a3e635', '#5eead4', '#2563eb', '#e11d48'])(
    'shows the brand %s itself on bands, with text that is readable on it',
    (accent) => {
      for (const scheme of schemes) {
        const palette = deriveColors({ accent }, scheme);
        expect(palette.band).toBe(accent);
        const lookUp = createToneColors(palette, 'accent');
        const contrast = computeContrast(lookUp('text') as Color, lookUp('background') as Color);
        expect(contrast).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  test.each(['#7a1f3d', '#1e3a8a', '#14532d'])(
    'keeps buttons in the dark brand %s in the dark scheme, and lights them up',
    (accent) => {
      const { button, ...palette } = deriveColors({ accent }, 'dark');
      expect(button).toBe(accent);
      const getLightness = (color: string) => toOklch(parseColor(color) as Color).l;
      expect(getLightness(palette.accent)).toBeGreaterThan(0.6);
      if (accent !== '#14532d')
        expect(getLightness(palette['button-strong'])).toBeGreaterThan(getLightness(button));
    },
  );

  test('does not keep buttons that would vanish', () => {
    const { button, accent } = deriveColors({ accent: '#111827' }, 'dark');
    expect(button).toBe(accent);
  });

  test('lifts a band in the colour of the page off it', () => {
    for (const [accent, scheme] of [
      ['#0a0a0a', 'dark'],
      ['#fdfdfd', 'light'],
    ] as const) {
      const { background, band } = deriveColors({ accent }, scheme);
      expect(
        computeContrast(parseColor(band) as Color, parseColor(background) as Color),
      ).toBeGreaterThan(1.2);
    }
  });

  test('draws in the hue of the brand', () => {
    for (const accent of ['#2563eb', '#5eead4', '#7c3aed']) {
      const { warm } = deriveColors({ accent }, 'light');
      expect(toOklch(parseColor(warm) as Color).h).toBeCloseTo(
        toOklch(parseColor(accent) as Color).h,
        -1,
      );
    }
  });

  test('keeps the text of a set band readable, whatever the text of dark sections is', () => {
    for (const band of ['#ffc145', '#4f46e5', '#101010', '#ffffff'])
      expect(
        listFailures({ accent: '#2563eb', colors: { light: { band }, dark: { band } } }),
      ).toEqual([]);
  });

  test('keeps a highlight of its own readable', () => {
    for (const highlight of ['#f4b13e', '#123456', '#ff0055', '#ffffff', '#000000'])
      expect(listFailures({ accent: '#2563eb', highlight })).toEqual([]);
  });
});
