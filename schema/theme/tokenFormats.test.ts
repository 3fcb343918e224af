import { describe, expect, test } from 'vitest';
import { deriveColors } from './deriveColors.ts';
import { tokenFormats } from './tokenFormats.ts';

const accepts = (format: string, text: string) => tokenFormats[format]?.accepts(text);

const values: Record<string, { good: string[]; bad: string[] }> = {
  color: {
    good: [
      '#abc',
      '#ABCD',
      '#0a5cff',
      '#0a5cff80',
      'teal',
      'currentColor',
      'CanvasText',
      'rgb(16 33 31 / 0.06)',
      'rgba(0, 0, 0, .5)',
      'hsl(120deg 50% 50%)',
      'oklch(60% 0.1 200)',
      'oklch(from var(--color-accent) l c h / 50%)',
      'color(display-p3 1 0 0)',
      'oklch(from teal calc(l * (1 - 0.2)) c h)',
      'rgb(max(1, 2), var(--green), 4)',
      'color-mix(in srgb, red 20%, blue)',
      'color-mix(in oklch longer hue, var(--color-accent), #fff 10%)',
      'light-dark(#fff, #000)',
      'var(--color-accent)',
    ],
    bad: [
      '',
      '#12345',
      '#1234567',
      'blau',
      'rgb(</style><script>)',
      'rgb(1)',
      'rgb(1 2 3 4 5)',
      'rgb()',
      'rgb(1 2 3',
      'rgb(1 2 3))',
      'rgb(url(x) 0 0)',
      'rgb(calc(1 /* 2) 3 4)',
      'rgb(calc(url(x)) 0 0)',
      'rgb(calc(1 +) 0 0)',
      'rgb((1) 0 0)',
      'color-mix(in srgb, red, blue,)',
      'facade',
      'color-mix(red, blue)',
      'light-dark(#fff)',
      'image-set(x)',
      'red; background: url(//example.org)',
      'red}',
    ],
  },
  'font-family': {
    good: ['Figtree', 'Open Sans', 'Source Sans 3', 'Größe', 'constructor', "Jen's Hand"],
    bad: ['', '"', 'A"B', 'A\\', 'A;B', 'A}', '<b>', 'A\nB', ' A', '-x'],
  },
  'font-families': {
    good: ['serif', 'Georgia, serif', '"Open Sans", system-ui,sans-serif', "'Segoe UI', Arial"],
    bad: ['', 'Georgia,', 'a;b', '"a', 'a}', '"a\\"', 'url(x)', '3x', "'a'b'", 'a{b'],
  },
  'font-file': {
    good: [
      '/fonts/figtree.woff2',
      '/fonts/@fontsource/figtree.woff2',
      '/f.x.woff2',
      '/a b.woff2',
      '/C#/é%.woff2',
      '/f.TTF',
      '/f.otf',
      '/f.ttc',
    ],
    bad: [
      '',
      '/f.eot',
      '/../f.woff2',
      '/a//f.ttf',
      '/a\n..ttf/../f.ttf',
      '/f.woff2)',
      '/f.woff2?x',
      'https://x/f.woff2',
    ],
  },
};

describe.each(Object.entries(values))('%s', (format, { good, bad }) => {
  test.each(good)('accepts %j', (text) => {
    expect(accepts(format, text)).toBe(true);
  });

  test.each(bad)('rejects %j', (text) => {
    expect(accepts(format, text)).toBe(false);
  });
});

test('every derived colour is accepted', () => {
  for (const scheme of ['light', 'dark'] as const)
    for (const text of Object.values(deriveColors({}, scheme)))
      expect(accepts('color', text), text).toBe(true);
});
