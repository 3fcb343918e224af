import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type HtmlNode, parseHtml } from '../../../../base/text/parseHtml.ts';
import { renderSection } from '../../../../tests/renderSection.tsx';
import { convertHtml } from './convertHtml.ts';

/** What Markdown, directives and this program give a meaning, beside words that it leaves alone. */
const words = fc.constantFrom(
  ...`word Größe 漢字 слово 1. 2) - + * # ## > | --- === *** ___ ~~~ \` \`\`\` \\ \\\\ [x] [a](b) ![a](b) [^1] [^1]: _a_ a_b __b__
  *c* **d** a*b ~~e~~ &amp;amp; &lt;b&gt; &lt;https://a.example&gt; :::callout ::video[x] : :a: http://a.example/b_c_d x! !
  “quoted” (in brackets) . , $x$ ==m== % | a|b &lt;!-- + = {.x} ½ ² 🙂`
    .split(/\s+/)
    .filter(Boolean),
);
const text = fc.array(words, { minLength: 1, maxLength: 4 }).map((list) => list.join(' '));
/** Elements in a text, with spaces around and inside, or without. */
const inline: fc.Arbitrary<string> = fc.letrec<{ piece: string; line: string }>((tie) => ({
  piece: fc.oneof(
    { weight: 4, arbitrary: text },
    fc
      .tuple(
        fc.constantFrom('b', 'em', 'del', 'code', 'a href="/p_q"', 'span', 'strong', 'i', 'u'),
        tie('line'),
      )
      .map(([tag, inner]) =>
        tag === 'code'
          ? `<code>${inner.replaceAll(/<[^>]*>/g, '')}</code>`
          : tag.startsWith('a ')
            ? `<${tag}>${inner.replaceAll(/<\/?a[^>]*>/g, '')}</a>`
            : `<${tag}>${inner}</${tag}>`,
      ),
    { weight: 1, arbitrary: fc.constant('<br>') },
  ),
  line: fc
    .array(fc.tuple(tie('piece'), fc.constantFrom('', ' ', ' ')), { minLength: 1, maxLength: 4 })
    .map((pieces) => pieces.flat().join('')),
})).line;
const block: fc.Arbitrary<string> = fc.letrec<{ block: string; blocks: string }>((tie) => ({
  block: fc.oneof(
    { weight: 5, arbitrary: inline.map((one) => `<p>${one}</p>`) },
    inline.map((one) => `<div>${one}</div>`),
    inline.map((one) => `<h3>${one.replaceAll('<br>', ' ')}</h3>`),
    fc
      .tuple(
        fc.constantFrom('ul', 'ol'),
        fc.array(fc.oneof(inline, tie('blocks')), { minLength: 1, maxLength: 3 }),
      )
      .map(([tag, items]) => `<${tag}>${items.map((one) => `<li>${one}</li>`).join('')}</${tag}>`),
    tie('blocks').map((one) => `<blockquote>${one}</blockquote>`),
    fc
      .tuple(inline, inline, inline, inline)
      .map(
        ([a, b, c, d]) =>
          `<table><tr><th>${a}</th><th>${b}</th></tr><tr><td>${c}</td><td>${d}</td></tr></table>`,
      ),
    text.map((one) => `<pre><code>${one}</code></pre>`),
    fc.tuple(inline, inline).map(([a, b]) => `<dl><dt>${a}</dt><dd>${b}</dd></dl>`),
    fc.constant('<hr>'),
  ),
  blocks: fc.array(tie('block'), { minLength: 1, maxLength: 4 }).map((list) => list.join('\n')),
})).blocks;

test('a converted text shows the words of its HTML', () => {
  fc.assert(
    fc.property(block, (html) => {
      const { text: markdown } = convertHtml(html, () => {});
      const shown = renderSection({ type: 'prose', title: '', text: markdown });
      expect(squeeze(readShown(shown)), markdown).toBe(squeeze(readShown(html)));
    }),
    { numRuns: Number(process.env.BLOCKWRIGHT_RUNS ?? 300) },
  );
});

/** Returns what visitors read of HTML. */
function readShown(html: string): string {
  const read = (node: HtmlNode): string => {
    if (node.type === 'text') return node.data;
    if (!('attribs' in node)) return '';
    if (/visually-hidden/.test(node.attribs.class ?? '')) return '';
    return node.children.map(read).join('');
  };
  return parseHtml(html).children.map(read).join('');
}

function squeeze(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s+/g, '');
}
