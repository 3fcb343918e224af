import { expect, test } from 'vitest';
import type { Theme } from '../../../schema/vocabulary.ts';
import { listFontFiles } from './fonts.ts';
import { themeStylesheet } from './theme.ts';

test('a manifest replaces what it sets and nothing else', () => {
  const css = themeStylesheet({ colors: { light: { accent: '#123456' } }, radius: 'none' });
  expect(css).toContain('--color-accent:#123456;');
  expect(css).toContain('--radius-lg:0;');
  expect(css).toContain('--text-4xl:clamp(2.2rem,1.5rem + 3.1vw,4rem);');
});

test.each(['small', 'normal', 'large', 'huge'] as const)(
  'with %s titles, each size is larger than the one before, and grows with the window',
  (scale) => {
    const css = themeStylesheet({ type: { scale } });
    const sizeAt = (name: string, window: number) => {
      const text = css.match(new RegExp(`--text-${name}:([^;]+);`))?.[1] ?? '';
      const [least = 0, base = least, vw = 0, most = least] = [...text.matchAll(/[\d.]+/g)].map(
        Number,
      );
      return Math.min(most, Math.max(least, base + (vw * window) / 100 / 16));
    };
    const names = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl'];
    for (const window of [320, 360, 768, 1280, 1920]) {
      const sizes = names.map((name) => sizeAt(name, window));
      expect(sizes).toEqual([...new Set(sizes)].toSorted((a, b) => a - b));
    }
    for (const name of ['2xl', '3xl', '4xl'])
      expect(sizeAt(name, 1280)).toBeGreaterThan(sizeAt(name, 320));
  },
);

test('a single accent gives both schemes', () => {
  const css = themeStylesheet({ accent: '#2563eb' });
  expect(css).toContain('color-scheme:light dark');
  expect(css).toContain('--color-button:#2563eb');
  expect(css).toContain('@media (prefers-color-scheme:dark)');
});

test.each(['light', 'dark'] as const)('a site may offer the %s scheme alone', (scheme) => {
  const css = themeStylesheet({ accent: '#2563eb', scheme });
  expect(css).toContain(`color-scheme:${scheme};`);
  expect(css).not.toContain('@media');
});

test('font files are loaded from the address they are served at', () => {
  const theme = { fonts: { text: { family: 'Figtree', file: '/fonts/figtree.woff2' } } };
  const css = themeStylesheet(theme, (path) => `/base${path}`);
  expect(css).toContain('url("/base/fonts/figtree.woff2")');
  expect(css).toContain('"Figtree Fallback"');
  // Titles have the font of the engine.
  expect(css).toContain('url("/base/renderer/fonts/instrument-sans-latin.woff2")');
  expect(listFontFiles(theme).first).toEqual([
    '/fonts/figtree.woff2',
    '/renderer/fonts/instrument-sans-latin.woff2',
  ]);
});

test('a font of the engine needs a name alone', () => {
  const theme = { fonts: { display: { family: 'Newsreader' } } };
  expect(themeStylesheet(theme)).toContain('url("/renderer/fonts/newsreader-latin.woff2")');
  expect(listFontFiles(theme).engine).toContain('/renderer/fonts/newsreader-latin-ext.woff2');
});

test('a site with fonts of its own loads none of the engine', () => {
  const font = { family: 'Georgia', fallback: 'serif' };
  const theme = { fonts: { text: font, display: font } };
  expect(listFontFiles(theme).engine).toEqual([]);
  expect(listFontFiles(theme).first).toEqual([]);
  expect(themeStylesheet(theme)).not.toContain('@font-face');
});

test('the fonts of systems are scaled, also for titles and where Arial is missing', () => {
  const faces = themeStylesheet({}).match(/@font-face\{[^}]+Fallback[^}]+\}/g) ?? [];
  const find = (name: string) => faces.filter((face) => face.includes(`local("${name}")`));
  const widths = (name: string) =>
    find(name).map((face) => /size-adjust:([\d.]+)%/.exec(face)?.[1]);
  expect(widths('Liberation Sans')).toEqual(['101.5', '104']);
  expect(widths('DejaVu Sans')).toEqual(['90.1', '92.3']);
  expect(find('Roboto').map((face) => face.includes('font-weight:500'))).toEqual([false, true]);
  // Of several faces whose font is installed, the last one counts.
  expect(faces.findIndex((face) => face.includes('"Arial"'))).toBe(2);
});

test('a site chooses the shape of portraits', () => {
  expect(themeStylesheet({})).toContain('--radius-portrait:var(--radius-lg);');
  expect(themeStylesheet({ portraits: 'arch' })).toContain('--radius-portrait:50% 50% ');
});

test('sections on a bright brand have dark text, in both schemes', () => {
  const css = themeStylesheet({ accent: '#ffc145' });
  expect(css).toContain('--color-band:#ffc145;');
  const [, band = ''] = /\[data-tone='accent'\]\{([^}]+)\}/.exec(css) ?? [];
  expect(band).toContain('--color-text:var(--color-on-band);');
  expect(band).toContain('--color-action:var(--color-on-band);');
});

test('a language has its own fonts, and those of the site for what it leaves out', () => {
  const theme: Theme = {
    fonts: {
      text: { family: 'Manrope' },
      languages: [
        { language: 'ar', text: { family: 'Naskh', file: '/naskh.woff2', weights: '400 700' } },
        { language: 'ja', display: { family: 'Bitter' } },
      ],
    },
  };
  const css = themeStylesheet(theme);
  expect(css).toContain(':root:lang(ar){--font-text:"Naskh",system-ui,sans-serif;}');
  expect(css).toContain(':root:lang(ja){--font-display:"Bitter","Bitter Fallback"');
  expect(css.match(/font-family:"Manrope";/g)).toHaveLength(2);
  expect(css).toContain('@font-face{font-family:"Naskh";src:url("/naskh.woff2")');
  const first = (locale: string) => listFontFiles(theme, locale).first;
  const latin = (name: string) => `/renderer/fonts/${name}-latin.woff2`;
  expect(first('en-US')).toEqual([latin('manrope'), latin('instrument-sans')]);
  expect(first('ar-EG')).toEqual(['/naskh.woff2', latin('instrument-sans')]);
  expect(first('ja')).toEqual([latin('manrope'), latin('bitter')]);
  expect(listFontFiles(theme).own).toEqual(['/naskh.woff2']);
});
