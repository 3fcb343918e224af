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

test.each([
  ['See https://a.example/x.', 'See <a>https://a.example/x</a>.'],
  ['(https://a.example/x_(y)) and', '(<a>https://a.example/x_(y)</a>) and'],
  ['https://a.example/x?b=1&c=2, then', '<a>https://a.example/x?b=1&amp;c=2</a>, then'],
  ['**https://a.example/b**', '<strong><a>https://a.example/b</a></strong>'],
  ['[https://a.example](https://b.example)', '<a>https://a.example</a>'],
  ['`https://a.example` and \\https://', '<code>https://a.example</code> and \\https://'],
  ['xhttps://a.example and http://a.example', 'xhttps://a.example and http://a.example'],
  ['www.a.example, a.example, me@a.example', 'www.a.example, a.example, me@a.example'],
  ['mailto:me@a.example ftp://a.example //a.example', undefined],
  ['javascript:alert(1) data:text/html,x', undefined],
])('links full addresses in a text: %s', (text, expected = text) => {
  const outer = { link: (href: string) => ({ href, external: true }) };
  const html = renderMarkdown(text, outer, false);
  const links = html.match(/<a [^>]*>/g) ?? [];
  for (const link of links)
    expect(link).toMatch(/^<a href="https:[^"]*" target="_blank" rel="noopener">$/);
  expect(
    html
      .replaceAll(/<span class="visually-hidden">.*?<\/span>/g, '')
      .replaceAll(/<a [^>]*>/g, '<a>'),
  ).toBe(`<p>${expected}</p>\n`);
  // A line may be a heading or part of a link.
  if (!text.startsWith('[')) expect(renderMarkdown(text, outer, true)).not.toContain('<a');
});
