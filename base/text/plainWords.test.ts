import { expect, test } from 'vitest';
import { renderMarkdown } from '../../sections/_shared/text/markdown.ts';
import { stripTags } from '../../sections/_shared/text/renderRichText.ts';
import { plainWords } from './plainWords.ts';

const links = { link: (href: string) => ({ href, external: false }) };
const reference = (text: string) =>
  stripTags(renderMarkdown(text, links as Parameters<typeof renderMarkdown>[1], true))
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('&#39;', "'");

const texts = [
  'A *new* lamp',
  'Uses **bold** and [a link](/blog/lamp).',
  '***All*** of __it__ and _some_',
  '**a *b* c** and *a **b** c*',
  'Code `a*b*` and ``a ` b`` and ` c `',
  'A \\*star\\* and \\[brackets\\] and C:\\Temp',
  'snake_case_name and __init__ and 2 * 3 * 4',
  'An unfinished **mark and [no link]',
  '[a [b] c](/x) and [d](/e "Title") and [f](</g h>)',
  '[**bold** link](/x) *and [more](/y)*',
  'One\ntwo\n three',
  '"Quotes" & <tags> stay',
  '*weather*',
  'A * alone, ** too, and `',
  'Ten %, 5 € [1], (2), ~x~',
  'Wi_Fi _and_ `x`',
  'https://www.example.com/a_b_c/*',
  'Plain words',
];

test.each(texts)('%s', (text) => {
  expect(plainWords(text)).toBe(reference(text));
});

test('takes away what no mark is left of', () => {
  expect(plainWords('A *new* [lamp](/blog/lamp), **1960**')).toBe('A new lamp, 1960');
});

test('reads a long text in time that grows with its length', () => {
  for (const part of ['*a ', '_a ', '[a', '`', '\\', '[a](', '**', '[[a]('])
    expect(plainWords(part.repeat(20_000)).length).toBeGreaterThan(0);
});
