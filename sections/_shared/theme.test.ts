import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { defaultTheme } from './defaultTheme.ts';
import { themeStylesheet } from './theme.ts';

const globalStyle = readFileSync(new URL('./global.style.ts', import.meta.url), 'utf8');

/** Foreground on background, as sections use them; text needs 4.5:1. */
const textPairs = [
  ...['text', 'muted', 'accent', 'accent-strong', 'success', 'danger'].flatMap((color) =>
    ['background', 'surface'].map((ground) => [color, ground] as const),
  ),
  ['text', 'tint'],
  ['muted', 'tint'],
  ['text', 'accent-soft'],
  ['muted', 'accent-soft'],
  ['accent', 'accent-soft'],
  ['text', 'highlight-soft'],
  ['on-highlight', 'highlight'],
  ['on-accent', 'accent'],
  ['on-action', 'action'],
  ['on-action', 'action-strong'],
] as const;

/** Shapes that must be visible, such as borders of fields and the focus ring; they need 3:1. */
const shapePairs = [
  ['line', 'background'],
  ['line', 'surface'],
  ['focus', 'background'],
  ['focus', 'surface'],
] as const;

describe.each(['light', 'dark'] as const)('colours of the %s scheme', (scheme) => {
  describe.each(['plain', 'tint', 'dark', 'accent'])('in the tone %s', (tone) => {
    const color = palette(scheme, tone);

    test.each(textPairs)('%s on %s has text contrast', (front, back) => {
      expect(contrast(color(front), color(back))).toBeGreaterThanOrEqual(4.5);
    });

    test.each(shapePairs)('%s on %s has shape contrast', (front, back) => {
      expect(contrast(color(front), color(back))).toBeGreaterThanOrEqual(3);
    });
  });
});

test('a manifest replaces the tokens that it sets and no others', () => {
  const css = themeStylesheet({ colors: { light: { accent: '#123456' } }, radius: { lg: '0' } });
  expect(css).toContain('--color-accent:#123456;');
  expect(css).toContain('--radius-lg:0;');
  expect(css).toContain(`--radius-md:${defaultTheme.radius.md};`);
  expect(css).toContain(`--color-accent:${defaultTheme.colors.dark.accent};`);
});

test('font files are loaded from the address they are served at', () => {
  const css = themeStylesheet({}, (path) => `/base${path}`);
  expect(css).toContain('url(/base/fonts/figtree.woff2)');
  expect(css).toContain('"Figtree Fallback"');
});

type Rgb = [red: number, green: number, blue: number];

/** Returns a function that looks up a colour as elements of a tone see it. */
function palette(scheme: 'light' | 'dark', tone: string): (name: string) => Rgb {
  const values: Record<string, string> = { ...defaultTheme.colors[scheme] };
  for (const [, selector = '', body = ''] of globalStyle.matchAll(
    /\n {2}(?! )([^{}@]+)\{([^{}]*)\}/g,
  ))
    if (selector.includes(':root') || selector.includes(`[data-tone='${tone}']`))
      for (const [, name = '', value = ''] of body.matchAll(/--color-([\w-]+):\s*([^;]+);/g))
        values[name] = value;
  const resolve = (value: string): Rgb => {
    const reference = /^var\(--color-([\w-]+)\)$/.exec(value);
    if (reference?.[1]) return resolve(values[reference[1]] ?? '');
    const mixture = /^color-mix\(in srgb, (\S+) (\d+)%, (\S+)\)$/.exec(value);
    if (mixture)
      return mix(resolve(mixture[1] ?? ''), resolve(mixture[3] ?? ''), Number(mixture[2]));
    const channels = /^#(..)(..)(..)$/.exec(value)?.slice(1) ?? [];
    if (channels.length !== 3) throw new Error(`Not a colour: ${value}`);
    return channels.map((channel) => Number.parseInt(channel, 16)) as Rgb;
  };
  return (name) => resolve(`var(--color-${name})`);
}

function mix(first: Rgb, second: Rgb, percent: number): Rgb {
  return first.map(
    (channel, i) => (channel * percent + (second[i] ?? 0) * (100 - percent)) / 100,
  ) as Rgb;
}

/** Returns the WCAG 2 contrast ratio. */
function contrast(first: Rgb, second: Rgb): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
