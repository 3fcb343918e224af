import { expect, test } from 'vitest';
import { toMarkdown } from './toMarkdown.ts';

const head = `<title>Plans: &quot;small&quot;</title>
<meta name="description" content="What it costs">
<link rel="canonical" href="https://www.example.com/sub/pricing">`;

/** The Markdown of the content of <main>, without the lines about the page. */
function convert(main: string): string {
  const body = `<header>Menu</header><main>${main}</main><footer>Foot</footer>`;
  const html = `<!doctype html>\n<html lang="en"><head>${head}</head><body>${body}</body></html>`;
  return toMarkdown(html).split('---\n\n')[1] ?? '';
}

test('begins with what the head says about the page', () => {
  expect(toMarkdown(`<html lang="en">${head}<main><h1>Plans</h1></main>`)).toBe(`---
title: "Plans: \\"small\\""
description: "What it costs"
url: "https://www.example.com/sub/pricing"
language: "en"
---

# Plans
`);
});

test.each([
  ['headings and paragraphs', '<h1>A</h1><div><p>B</p><p>C</p></div>', '# A\n\nB\n\nC\n'],
  [
    'emphasis, code and line breaks',
    '<p>A <strong>b</strong> <em>c</em> <code>d*</code><br>e</p>',
    'A **b** *c* `d*`\\\ne\n',
  ],
  [
    'links with complete addresses',
    '<p><a href="/sub/a#b">A</a>, <a href="#c">C</a>, <a href="mailto:a@e.com">M</a></p>',
    '[A](https://www.example.com/sub/a#b), [C](https://www.example.com/sub/pricing#c), [M](mailto:a@e.com)\n',
  ],
  [
    'lists',
    '<ul><li>A</li><li>B <b>c</b></li></ul><ol><li>D</li></ol>',
    '- A\n- B **c**\n\n1. D\n',
  ],
  ['lists in lists', '<ul><li>A<ul><li>B</li></ul></li><li>C</li></ul>', '- A\n\n  - B\n\n- C\n'],
  [
    'cards, which are lists of more than texts',
    '<ul><li><h3>A</h3><p>B</p></li><li><h3>C</h3></li></ul>',
    '### A\n\nB\n\n### C\n',
  ],
  [
    'pictures with a text',
    '<picture><source srcset="/x.avif"><img src="/sub/x.png" alt="A boat"></picture><img src="/y.png" alt=""><svg><title>No</title></svg>',
    '![A boat](https://www.example.com/sub/x.png)\n',
  ],
  [
    'questions',
    '<details><summary><h3>Why?</h3></summary><div><p>So.</p></div></details>',
    '### Why?\n\nSo.\n',
  ],
  [
    'quotes',
    '<figure><blockquote><p>A</p><p>B</p></blockquote><figcaption><cite>C</cite>D</figcaption></figure>',
    '> A\n>\n> B\n\nC\n\nD\n',
  ],
  [
    'tables',
    '<table><caption>T</caption><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1 | 2</td><td><a href="/c">C</a></td></tr></tbody></table>',
    'T\n\n| A | B |\n| --- | --- |\n| 1 \\| 2 | [C](https://www.example.com/c) |\n',
  ],
  ['terms', '<dl><dt>A</dt><dd>B</dd></dl>', '**A**\n\nB\n'],
  ['code', '<pre><code>a\n  *b*\n</code></pre>', '```\na\n  *b*\n```\n'],
  ['code with fences', '<pre>```\n</pre>', '````\n```\n````\n'],
  [
    'links around blocks',
    '<a href="/a"><h3>A</h3><p>B</p></a>',
    '### A\n\nB\n\n[A](https://www.example.com/a)\n',
  ],
  [
    'videos and frames',
    '<iframe src="https://v.example/1" title="V"></iframe>',
    '[V](https://v.example/1)\n',
  ],
  [
    'texts side by side',
    '<p><span>A</span><span>B</span> <span>C</span></p><div>D<p>E</p></div>',
    'A B C\n\nD\n\nE\n',
  ],
  [
    'no controls, and nothing that is not read',
    '<nav aria-label="Breadcrumb"><ol><li>Home</li></ol></nav><p>A</p><form><label>Name <input></label><button>Send</button></form><script>x</script><template>t</template><p hidden>H</p><span aria-hidden="true">*</span><span class="visually-hidden">V</span><dialog>D</dialog>',
    'A\n',
  ],
  [
    'signs that Markdown would read',
    '<p># A *b* [c] &lt;d&gt; `e` \\ snake_case</p><p>1. F</p><p>- G</p><p>2 + 3</p>',
    '\\# A \\*b\\* \\[c\\] \\<d\\> \\`e\\` \\\\ snake\\_case\n\n1\\. F\n\n\\- G\n\n2 + 3\n',
  ],
])('%s', (_, html, expected) => {
  expect(convert(html)).toBe(expected);
});
