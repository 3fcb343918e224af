import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeContrast, fromOklch, mixColors } from '../../schema/theme/color.ts';
import { createToneColors } from '../../schema/theme/createToneColors.ts';
import { deriveColors } from '../../schema/theme/deriveColors.ts';
import { toneNames } from '../../schema/theme/toneColors.ts';
import { applyNamedStyle } from '../../schema/vocabulary/styles/applyNamedStyle.ts';
import { namedStyles } from '../../schema/vocabulary/styles/namedStyles.ts';
import { look } from '../../schema/vocabulary/theme/look.ts';
import { styleNames } from '../../schema/vocabulary/theme/styleNames.ts';
import type { Theme } from '../../schema/vocabulary/theme/theme.ts';
import { lookAttributes } from '../../sections/_shared/theme/lookTokens.ts';
import { themeStylesheet } from '../../sections/_shared/theme/theme.ts';
import { contrastPairs, measurePair } from './contrastPairs.ts';

const accents = ['#2563eb', '#ffd400', '#b6f000', '#7ef0c5', '#ff7f6b', '#141414', '#888888'];

/** A colour as hexadecimal digits. */
const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test.each(styleNames)('%s is readable with every accent, in both schemes and all tones', (use) => {
  const theme = {
    accent: fc.oneof(fc.constantFrom(...accents), color),
    highlight: fc.option(color, { nil: undefined }),
  };
  fc.assert(
    fc.property(fc.record(theme), ({ accent, highlight }) => {
      for (const scheme of ['light', 'dark'] as const) {
        const palette = deriveColors(
          applyNamedStyle({ use, accent, ...(highlight && { highlight }) }),
          scheme,
        );
        for (const tone of toneNames) {
          const lookUp = createToneColors(palette, tone);
          for (const pair of contrastPairs)
            expect(
              measurePair(pair, lookUp) ?? 0,
              `${scheme} ${tone}: ${pair.front} on ${pair.back}`,
            ).toBeGreaterThanOrEqual(pair.minimum);
        }
      }
    }),
    { seed: 1, numRuns: 40 },
  );
});

test('text on a darkened picture is readable on any picture', () => {
  const styles = readFileSync('sections/_shared/frame/SectionFrame.style.ts', 'utf8');
  const share = Number(/var\(--color-background\) (\d+)%, transparent/.exec(styles)?.[1]) / 100;
  const white = fromOklch(1, 0, 0);
  for (const accent of accents)
    for (const scheme of ['light', 'dark'] as const) {
      const lookUp = createToneColors(deriveColors({ accent }, scheme), 'dark');
      const color = (name: string) => lookUp(name) ?? white;
      const brightest = mixColors(color('background'), white, share, 'rgb');
      for (const name of ['text', 'muted', 'accent'])
        expect(computeContrast(color(name), brightest), `${accent} ${name}`).toBeGreaterThanOrEqual(
          4.5,
        );
    }
});

test.each(styleNames)('%s says everything about a look and sets no colour', (use) => {
  const { colors, accent, highlight, ...style } = namedStyles[use] as Theme;
  expect([colors, accent, highlight]).toEqual([undefined, undefined, undefined]);
  const { use: _, ...keys } = look;
  expect(Object.keys(style)).toEqual(expect.arrayContaining(Object.keys(keys)));
});

test('the keys of a site change the style that it uses', () => {
  const theme = applyNamedStyle({
    use: 'poster',
    radius: 'round',
    type: { headings: { case: 'none' } },
  });
  expect(theme).toMatchObject({
    radius: 'round',
    type: { scale: 'huge', headings: { weight: 400, case: 'none' } },
    fonts: { display: { family: 'Anton' } },
  });
});

describe('every choice changes the page', () => {
  const render = (theme: Theme) =>
    themeStylesheet(applyNamedStyle(theme)) + lookAttributes(applyNamedStyle(theme));
  const choices = Object.entries(look).flatMap(([key, schema]) =>
    listChoices([key], schema as Choice),
  );

  test.each(choices)('%j', (theme) => {
    const siblings = choices.filter((other) => getShape(other) === getShape(theme));
    const same = siblings.filter((other) => render(other) === render(theme));
    expect(same).toEqual([theme]);
  });
});

interface Choice {
  enum?: string[];
  minimum?: number;
  properties?: Record<string, Choice>;
}

/** Lists a theme for each value of each choice below a key. */
function listChoices(path: string[], schema: Choice): Theme[] {
  const values = schema.enum ?? (schema.minimum ? [300, 700] : []);
  return [
    ...values.map((value) => path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value)),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, inner]) =>
      listChoices([...path, key], inner),
    ),
  ] as Theme[];
}

function getShape(theme: Theme): string {
  return JSON.stringify(theme, (_, value) => (typeof value === 'object' ? value : ''));
}
