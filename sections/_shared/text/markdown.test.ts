import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { expect, test } from 'vitest';
import { renderMarkdown } from './markdown.ts';

const page = { link: (href: string) => ({ href: `/base${href}`, external: href.startsWith('h') }) };

const parser = new MarkdownIt('zero').enable([
  'list',
  'emphasis',
  'backticks',
  'newline',
  'escape',
]);
const characters = 'abZ.é’"<&\'-+*_`\\0189()#>~|! \t\u00a0\n\r\0';
const text = fc.string({ unit: fc.constantFrom(...characters), maxLength: 12 });

test('the fast path for plain text gives the same HTML as the parser', () => {
  fc.assert(
    fc.property(text, fc.boolean(), (text, inline) => {
      expect(renderMarkdown(text, page, inline)).toBe(
        inline ? parser.renderInline(text) : parser.render(text),
      );
    }),
    { numRuns: 20_000 },
  );
});

test('cached Markdown resolves links separately for each page', () => {
  const text = 'See [us](/us "Title") and [them](https://example.com/?a&b).';
  const first = renderMarkdown(text, page, true);
  expect(first).toBe(
    'See <a href="/base/us">us</a> and <a href="/basehttps://example.com/?a&amp;b" target="_blank" rel="noopener">them<span class="visually-hidden"> (opens in a new tab)</span></a>.',
  );
  expect(renderMarkdown(text, page, true)).toBe(first);
  const other = { link: (href: string) => ({ href, external: false }) };
  expect(renderMarkdown(text, other, true)).toContain('<a href="/us">us</a>');
});
