import { expect, test } from 'vitest';
import { computeContrast, parseColor } from '../../../schema/theme/color.ts';
import { formatHtml } from './formatHtml.ts';

/** The rules of the report's styles: selector → declarations. */
const rules = [
  ...(/<style>([\s\S]*)<\/style>/
    .exec(
      formatHtml({
        base: 'main',
        causes: [],
        pages: [],
        files: [],
        unchanged: { pages: 3, files: 2 },
        diagnostics: { added: [], removed: [] },
      }),
    )?.[1]
    ?.matchAll(/^([^{}\n]+) \{([^{}]*)\}$/gm) ?? []),
].map(([, selector = '', declarations = '']) => ({ selector, declarations }));

test.each(['light', 'dark'] as const)('words of the report can be read in %s', (scheme) => {
  const read = (declarations: string, name: 'color' | 'background') => {
    const value = new RegExp(`(?:^|[;\\s])${name}: ([^;]+);`).exec(declarations)?.[1];
    const [, light, dark] = /^light-dark\((.+), (.+)\)$/.exec(value ?? '') ?? [];
    return value && parseColor((scheme === 'light' ? light : dark) ?? value);
  };
  const root = rules.find(({ selector }) => selector === ':root')?.declarations ?? '';
  const page = read(root, 'background');
  expect(root).toContain('color-scheme: light dark;');
  if (!page) throw new Error('The page has no background');
  // The colour of text in browsers.
  const text = parseColor(scheme === 'light' ? '#000' : '#fff');
  const contrasts = rules.flatMap(({ selector, declarations }): [string, number][] => {
    const front = read(declarations, 'color') ?? text;
    const back = read(declarations, 'background') ?? page;
    return front && back ? [[selector, computeContrast(front, back)]] : [];
  });
  expect(contrasts.map(([selector]) => selector)).toEqual(
    expect.arrayContaining([':root', 'small, dt', 'ins', 'del']),
  );
  expect(contrasts.filter(([, contrast]) => contrast < 4.5)).toEqual([]);
});
