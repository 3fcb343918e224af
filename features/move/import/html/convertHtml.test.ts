import { expect, test } from 'vitest';
import { convertHtml } from './convertHtml.ts';

/** Converts HTML; the notes say what became of what. */
function convert(html: string, options?: Parameters<typeof convertHtml>[2]) {
  const notes: string[] = [];
  const { text } = convertHtml(
    html,
    (what, _piece, became) => notes.push(`${what}: ${became}`),
    options,
  );
  return { text, notes };
}

test.each([
  ['<p>One <b>bold</b>word, <i>it</i><b>al</b></p>', 'One **bold**word, *it***al**'],
  ['<p>a <b>x.</b>y <strong> z </strong>.</p>', 'a **x**.y **z** .'],
  [
    '<p>li*nk a_b _c_ [d] &lt;div&gt; &amp;amp; `e`</p>',
    'li\\*nk a_b \\_c\\_ \\[d\\] \\<div> \\&amp; \\`e\\`',
  ],
  ['<p>Go!<a href="/x_y(1)">there</a></p>', 'Go\\![there](/x_y%281%29)'],
  [
    '<p>1. no</p><p># no</p><p>::video</p><p>a<br>---<br>| c',
    '1\\. no\n\n\\# no\n\n\\::video\n\na\\\n\\---\\\n\\| c',
  ],
  ['<ul><li>a<ol><li>b</ol></li><li>d</li></ul>', '- a\n  1. b\n- d'],
  ['<ol start=3><li>x</ol><ol><li>y</ol>', '3. x\n\n1) y'],
  ['<ul><li><p>a</p><p>b</p></li><li>c</li></ul>', '- a\n\n  b\n\n- c'],
  ['<blockquote><p>q</p><ul><li>z</ul></blockquote>', '> q\n>\n> - z'],
  [
    '<pre class="brush: js"><code>a &lt; b;\n```\n</code></pre>',
    '````javascript\na < b;\n```\n````',
  ],
  [
    '<table><tr><th>A<th>B|C<tr><td>1<p>2</p><td><code>a|b</code></table>',
    '| A | B\\|C |\n| --- | --- |\n| 1 2 | `a\\|b` |',
  ],
  [
    '<figure><img src="/a b.jpg" alt="A [t]"><figcaption>The "x"</figcaption></figure>',
    '![A \\[t\\]](/a%20b.jpg "The \\"x\\"")',
  ],
  [
    '<p><img src="c.png">text <img src="d.png" alt="d.png"> more.</p>',
    '![](c.png)\n\ntext more.\n\n![](d.png)',
  ],
  [
    '<figure><img src=a.png><figcaption>By <a href="/b">B</a></figcaption></figure>',
    '![](a.png)\n\nBy [B](/b)',
  ],
  ['<dl><dt>T<dd>D1<dd>D2</dl>', '- **T**\n\n  D1\n\n  D2'],
  [
    '<p>x<sup>2</sup> H<sub>2</sub>O 1<sup>st</sup> <del>old</del> ~~no~~',
    'x² H₂O 1st ~~old~~ \\~\\~no\\~\\~',
  ],
  ['<h1>A</h1><h4>B</h4><h2>C #</h2>', '## A\n\n### B\n\n### C \\#'],
  ['<h2 id="k">Käse</h2><a href="#k">go</a>', '## Käse\n\n[go](#kase)'],
  [
    '<p>n<sup><a href="#f">1</a></sup>.</p><ol class="footnotes"><li id="f">Note <a href="#r">↩</a></ol>',
    'n[^1].\n\n[^1]: Note',
  ],
  ['<details><summary>Why</summary>So.</details>', '**Why**\n\nSo.'],
  [
    '<iframe src="//www.youtube.com/embed/dQw4w9WgXcQ?rel=0" title="The [tour]"></iframe>',
    '::video[The tour]{address="https://www.youtube.com/watch?v=dQw4w9WgXcQ"}',
  ],
  ['<a href="/a"><div><h3>T</h3><p>x</p></div></a>', '## T\n\n[x](/a)'],
  ['<div>one<br><br>two</div><b>three<p>four</p></b>', 'one\n\ntwo\n\n**three**\n\n**four**'],
  [
    '<ul class="blocks-gallery-grid"><li><figure><img src=/a.jpg alt=A><figcaption>One</figcaption></figure><li><img src=/b.jpg></ul>',
    ':::gallery\n![A](/a.jpg "One")\n![](/b.jpg)\n:::',
  ],
])('%s', (html, markdown) => {
  expect(convert(html).text).toBe(markdown);
});

test('reads line breaks of the classic editor', () => {
  const html =
    'One\nline\n\nTwo <em>x\n\ny</em>\n<blockquote>a\n\nb</blockquote>\nhttps://youtu.be/dQw4w9WgXcQ\n\n<pre>a\n\nb</pre>end<br />\nx';
  expect(convert(html, { breaks: true, title: 'Tour' }).text).toBe(
    'One\\\nline\n\nTwo *x*\n\n*y*\n\n> a\n>\n> b\n\n::video[Tour]{address="https://www.youtube.com/watch?v=dQw4w9WgXcQ"}\n\n```\na\n\nb\n```\n\nend\\\nx',
  );
});

test('says what does not come along', () => {
  const { text, notes } = convert(
    '<script>a</script><a href="javascript:x">b</a> <a href="#no">c</a><table><tr><td colspan=2>d<tr><td>e<td>f</table><form>g</form><audio src="/h.mp3"></audio>',
  );
  expect(text).toBe('b c\n\n| d |  |\n| --- | --- |\n| e | f |\n\ng\n\n[/h.mp3](/h.mp3)');
  expect(notes).toEqual([
    'a script: left out',
    'a link that a page may not have: its words',
    'a link to a place that is not in the text: its words',
    'a cell of a table that spans others: stands in the first of them',
    'a form: its words; declare it in data/forms/',
    'a sound file: became a link',
  ]);
});

test('keeps the words of what is nested too deep', () => {
  const html = `${'<div>'.repeat(20_000)}a <b>b</b>${'</div>'.repeat(20_000)}`;
  expect(convert(html).text).toBe('a b');
});
