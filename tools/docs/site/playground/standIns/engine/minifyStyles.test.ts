import { transform } from 'lightningcss';
import { expect, test } from 'vitest';
import { engineFontFamilies } from '../../../../../../schema/theme/engineFontFamilies.ts';
import { namedStyles } from '../../../../../../schema/vocabulary/styles/namedStyles.ts';
import { look } from '../../../../../../schema/vocabulary/theme/look.ts';
import type { Theme } from '../../../../../../schema/vocabulary/theme/theme.ts';
import { themeStylesheet } from '../../../../../../sections/_shared/theme/theme.ts';
import { isLongRun } from '../../../../../../tests/isLongRun.ts';
import { minifyStyles } from './minifyStyles.ts';

function compare(theme: Theme): void {
  const css = themeStylesheet(theme, (path) => path.replace('/renderer/fonts/', '/assets/'));
  const { code } = transform({ filename: 'a.css', code: Buffer.from(css), minify: true });
  expect(minifyStyles(css).toString()).toBe(code.toString());
}

test('themes get the stylesheet that Lightning CSS writes', () => {
  const themes: Theme[] = [{}, ...Object.values(namedStyles)];
  for (const [key, { enum: choices = [] }] of Object.entries(look) as [
    string,
    { enum?: string[] },
  ][])
    for (const choice of choices) themes.push({ [key]: choice } as Theme);
  for (const family of Object.keys(engineFontFamilies))
    themes.push({
      fonts: { text: { family }, display: { family: 'Georgia', fallback: "'A', serif" } },
    });
  for (const scheme of ['light', 'dark', 'auto'] as const) themes.push({ scheme });
  for (const weight of [100, 450]) themes.push({ type: { headings: { weight, case: 'upper' } } });
  themes.push({
    fonts: { languages: [{ language: 'ja', text: { family: 'Noto Sans JP', fallback: 'serif' } }] },
  });
  for (const theme of themes) compare(theme);
  expect(themes.length).toBeGreaterThan(40);
});

test('colours are written as Lightning CSS does', () => {
  const names = ['#ff0000', '#F0F', '#c0c0c0', '#808080', '#12345678', '#abcdefff', 'red', 'white'];
  const others = ['rgb(1 2 3)', 'rgb(1, 2, 3)', 'rgba(10, 20, 30, 0.5)', 'rgb(10% 20% 30% / 50%)'];
  for (const color of [...names, ...others, 'oklch(60% 0.2 30)', 'transparent'])
    compare({ colors: { light: { warm: color } } });
  const step = isLongRun ? 1 : 23;
  for (let hue = 0; hue < 4096; hue += step)
    compare({ accent: `#${hue.toString(16).padStart(3, '0')}` });
});
