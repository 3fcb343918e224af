import { describe, expect, test } from 'vitest';
import { defaultTheme } from '../../sections/_shared/theme/defaultTheme.ts';
import { deriveColours } from './deriveColours.ts';
import { tokenFormats } from './tokenFormats.ts';

const accepts = (format: string, text: string) => tokenFormats[format]?.accepts(text);

const values: Record<string, { good: string[]; bad: string[] }> = {
  length: {
    good: [
      '0',
      '0px',
      '.5rem',
      '1.25REM',
      '-2px',
      '50%',
      'calc(100% - 2rem)',
      'calc((1rem + 2vw) * 1.5)',
      'clamp(1rem, 0.5rem + 2vw, 2rem)',
      'min(100%, var(--width-page))',
      'var(--space-2, 1rem)',
    ],
    bad: [
      '',
      '1',
      '1 rem',
      '1rem 2rem',
      'round',
      'auto',
      '"',
      "'1rem'",
      '1rem;',
      '1rem}',
      '1rem/**/',
      'calc(1rem',
      'calc(1rem+2rem)',
      'calc()',
      'url(x)',
      'expression(1rem)',
      'env(x)',
      'var(--x, url(y))',
      'var(space)',
      '\\31 rem',
      '1e9999rem',
      '1rem\n',
      '1rem\u0000',
      '</style>',
      `${'calc('.repeat(60)}1rem${')'.repeat(60)}`,
    ],
  },
  colour: {
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
      'color-mix(in srgb, red 20%, blue)',
      'color-mix(in oklch longer hue, var(--color-accent), #fff 10%)',
      'light-dark(#fff, #000)',
      'var(--color-accent)',
    ],
    bad: [
      '',
      '#12345',
      'blau',
      'rgb(</style><script>)',
      'rgb(1)',
      'rgb(1 2 3 4 5)',
      'rgb()',
      'rgb(1 2 3',
      'rgb(1 2 3))',
      'rgb(url(x) 0 0)',
      'color-mix(red, blue)',
      'light-dark(#fff)',
      'image-set(x)',
      'red; background: url(//example.org)',
      'red}',
    ],
  },
  shadow: {
    good: [
      'none',
      '0 1px 2px black',
      'inset 0 0 4px 1px rgb(0 0 0 / 10%)',
      'red 1px 1px',
      '0 0 0 1px #000, 0 8px 24px -8px rgb(16 33 31 / 0.14)',
    ],
    bad: [
      '',
      '1px',
      'black',
      '0 1px 2px 3px 4px black',
      '0 1px red blue',
      '0 1px,',
      '0 1px url(x)',
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
    good: ['/fonts/figtree.woff2', '/fonts/@fontsource/figtree.woff2', '/f.x.woff2'],
    bad: [
      '',
      '/f.ttf',
      '/../f.woff2',
      '/a b.woff2',
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

test('every default value is accepted', () => {
  const { shadow, ...lengths } = defaultTheme;
  for (const text of Object.values(shadow)) expect(accepts('shadow', text), text).toBe(true);
  for (const group of Object.values(lengths))
    for (const text of Object.values(group)) expect(accepts('length', text), text).toBe(true);
  for (const scheme of ['light', 'dark'] as const)
    for (const text of Object.values(deriveColours({}, scheme)))
      expect(accepts('colour', text), text).toBe(true);
});
