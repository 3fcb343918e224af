import { expect, test } from 'vitest';
import { renderPage } from '../../renderer/page/renderPage.tsx';
import { parseArticle } from '../../schema/vocabulary.ts';
import { checkFiles } from '../../tests/diagnostics/checkFiles.ts';
import { samplePage, sampleRenderContext } from '../../tests/sampleRenderContext.ts';
import { listDirectives } from './listDirectives.ts';
import { listInserts } from './listInserts.ts';

const site = `site:
  name: Boats
  url: https://boats.example.org
  description: The boats in the port, mended and painted by the people who sail every week.
pages:
  /:
    title: Boats in the port and how to mend a hull
    description: The boats in the port, mended and painted by the people who sail all the year.
    sections:
`;

/** Checks an article in a Markdown file; returns place, text and hint of each diagnostic. */
async function check(body: string, more: Record<string, string> = {}): Promise<string[]> {
  const { diagnostics } = await checkFiles({
    'pages.yaml': `${site}      - { type: prose, title: Boats, text: "Read [it](/articles/one)." }
  "/articles/{{ article.key }}":
    each: { article: articles }
    title: "{{ article.title }}, a walk in the hills"
    description: "Read about {{ article.title }}, with a map and everything else that you need to know."
    sections:
      - { type: article, title: "{{ article.title }}", text: "{{ article.body }}" }
`,
    'data/articles.schema.yaml': `type: object
additionalProperties: false
required: [title]
properties:
  title: { type: string, description: Title of the article. }
`,
    'data/articles/one.md': `---\ntitle: Six hills in six days\n---\n\n${body}\n`,
    'public/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    'public/plan.pdf': 'x',
    ...more,
  });
  return diagnostics
    .filter(({ file, code }) => file.endsWith('.md') && code !== 'BW150')
    .map(
      ({ line, column, code, message, hint = '', fix }) =>
        `${line - 4}:${column} ${code} ${message} ${hint}${fix?.[0] ? ` → ${fix[0].text}` : ''}`,
    );
}

/** Renders an article on a page. */
function render(text: string) {
  const section = { type: 'prose', title: 'Boats', text };
  return renderPage({ ...samplePage, sections: [section] }, sampleRenderContext);
}

const article = `Before.

:::callout[The *ford*]{kind="warning"}
After rain, take the [bridge](/pricing).

- It is slow.

\`\`\`sh
:::
\`\`\`

::download[Map]{to="/plan.pdf"}
:::

::video[The tour]{address="https://vimeo.com/76979871" poster="placeholder:landscape" published="2026-05-04"}

:::quote[Ada]{role="Sailor"}
The sea is
wide.
:::

:::gallery{columns=2}
![A boat](placeholder:landscape "Ours")

![A hill](placeholder:square)
:::

After[^1].

[^1]: A note.`;

test('directives are shown as sections without bands, between the parts of the text', () => {
  const { html, islands } = render(article);
  expect(html).toMatch(/<aside role="note"[^>]*data-kind="warning"/);
  expect(html).toMatch(/The <em>ford<\/em>.*bridge<\/a>.*<code>:::.*plan\.pdf.*<\/aside>/s);
  expect(html).toMatch(/<blockquote.*The sea is wide\..*Ada.*Sailor/s);
  expect(html.match(/ data-section=/g)).toHaveLength(1);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(islands).toEqual(['video', 'gallery']);
  expect(html).toContain('Ours');
  expect(html).toMatch(/After<sup.*A note\./s);
  expect(html).not.toMatch(/::(?:callout|video|download|gallery|quote)/);
});

test('directives use the labels that their article defines anywhere', () => {
  const { html } = render(`See [the port][port], [a], [\`b\`][] and [c].

::::callout[Title]
[The port][Port], [a], [\`b\`], [c (d)] and \`[a]\`, but not [this].

:::callout
Deep: [a][], ![Hill][hill]

[c]: /faq
:::
::::

:::quote[Ada]
As [the port][port] says: \`[a]\`.
:::

:::gallery
![A hill][hill]
![Boat]
:::

[port]: https://port.example.org/a_(b) "The \\"port\\""
[a]: </about>
[\`b\`]: /pricing
[c (d)]: /contact
[hill]: placeholder:square "A hill"
[boat]: placeholder:landscape`);
  const links = [...html.matchAll(/<a [^>]*href="([^"#][^"]*)"/g)].map(([, href]) => href);
  const text = html.slice(html.indexOf('See'), html.lastIndexOf('</figure>'));
  expect(links).toEqual(expect.arrayContaining(['/about', '/pricing', '/contact', '/faq']));
  expect(links.filter((href) => href === 'https://port.example.org/a_(b)')).toHaveLength(3);
  expect(links.filter((href) => href === '/about')).toHaveLength(3);
  expect(html.match(/<code>\[a\]<\/code>/g)).toHaveLength(2);
  expect(html).toContain('but not [this].');
  expect(text).not.toMatch(/\]:|\]\[/);
});

test('what a label leads to is reported where it is defined', async () => {
  expect(
    await check(`:::callout
See [this][a] and [that][b].
:::

:::quote
The [sea][b].
:::

:::gallery
![A boat][c]
:::

[a]: /nowhere
[b]: </no where>
[c]: /no.png`),
  ).toMatchInlineSnapshot(`
    [
      "6:1 BW101 The page \`/no%20where\` does not exist. use the route of an existing page, or create the page",
      "10:1 BW106 The file public/no.png does not exist. add the image, or correct the path",
      "13:6 BW101 The page \`/nowhere\` does not exist. use the route of an existing page, or create the page",
      "14:6 BW143 The HTML tag \`</no where>\` is shown as it is; texts are Markdown. remove the tag",
      "14:7 BW024 "/no where" is not a valid link. write "/no%20where" → /no%20where",
    ]
  `);
});

test('search engines get data of what a directive shows, at its place behind the sections', () => {
  const { structuredData } = render(article.replace('placeholder:landscape', '/images/a.jpg'));
  // The callout is section 1, the download inside of it section 2.
  expect(structuredData.slice(-1)).toMatchObject([
    { section: 3, data: { '@type': 'VideoObject', name: 'The tour' } },
  ]);
});

test('a text without directives is as before', () => {
  const text = 'At 10:30, `std::vector`.\n\n::before is a selector.\n\nSee: ::\n\n10:30';
  expect(listDirectives(text)).toEqual([]);
  const types = parseArticle(text).tokens.map(({ type }) => type);
  expect(types).not.toContain('section');
  expect(parseArticle('\\::video').tokens[1]?.content).toBe('\\::video');
});

test('what directives contain is checked, at its place in the file', async () => {
  expect(
    await check(article.replace('/pricing', '/').replaceAll('placeholder:landscape', '/a.svg')),
  ).toEqual([]);
  expect(
    await check(`:::callout{kind="tipp" titel="x"}
See [this](/nowhere), and ![](/no.png).

::video[Inner]{url="https://vimeo.com/76979871" poster="/a.svg"}
:::

::video{address="https://vimeo.com/76979871"}

::video[x]{address="https://example.com/x" poster="/a.svg"}

::form{form="contakt" tone="dark"}

::download[Plan]{to="/plam.pdf"}`),
  ).toMatchInlineSnapshot(`
    [
      "1:18 BW013 \`kind\` cannot be "tipp". Choose from note, tip, warning, danger. did you mean "tip"? → tip",
      "1:24 BW012 Unknown key \`titel\`. did you mean "title"? → title",
      "2:12 BW101 The page \`/nowhere\` does not exist. use the route of an existing page, or create the page",
      "2:31 BW106 The file public/no.png does not exist. add the image, or correct the path",
      "4:16 BW012 Unknown key \`url\`. did you mean "address"? → address",
      "7:3 BW011 Missing key \`name\`. add \`name="…"\`",
      "9:21 BW129 This is not the address of a video on YouTube or Vimeo. copy the address of the page with the video; for other services use \`embed\`",
      "11:14 BW030 Unknown form \`contakt\`: data/forms/contakt.yaml does not exist. available forms: none yet",
      "11:23 BW012 Unknown key \`tone\`. available keys: layout, points, image, aside, id",
      "13:22 BW101 The page \`/plam.pdf\` does not exist. use the route of an existing page, or create the page",
    ]
  `);
});

test('directives that cannot be read are reported, with what to write', async () => {
  expect(
    await check(`::: tip Bring a coat
It rains.
:::

:::calout
Hello
:::

::video[x]{address="https://vimeo.com/1" poster="/a.svg"} behind

:video[x]{address="y"}

::download[x]{to=“/plan.pdf”}

::download[x]{to="/plan.pdf"

::download[x{to="/plan.pdf"}

::download[x]{to="/plan.pdf" to="/plan.pdf" name="x"}

- ::download[x]{to="/plan.pdf"}

:::gallery
Some text
:::

::callout[x]

:::download[x]{to="/plan.pdf"}
:::

:::code-group
:::

:::

::form[Contact]

::unknown

:::quote
:::

:::callout
Never closed`),
  ).toMatchInlineSnapshot(`
    [
      "1:5 BW610 \`tip\` is no directive. write \`:::callout[Bring a coat]{kind="tip"}\` → callout[Bring a coat]{kind="tip"}",
      "5:4 BW610 \`calout\` is no directive. did you mean \`:::callout[Title]{kind="tip"}\`?",
      "9:59 BW610 \`behind\` stands behind the directive, where it would be lost. write \`::video[What it shows]{address="https://…" poster="/images/….jpg"}\` on a line of its own",
      "11:1 BW610 With a single colon, this is text. write \`::video[What it shows]{address="https://…" poster="/images/….jpg"}\`",
      "13:15 BW610 \`to=“/plan.pdf”}\` cannot be read: the quotation marks are not straight. write straight ones: key="value"",
      "15:14 BW610 The braces of the directive are not closed on its line. write \`}\`; all keys of a directive are on one line",
      "17:11 BW610 The bracket of the directive is not closed on its line. write \`]\` behind the words",
      "19:12 BW610 The directive has \`name\` in brackets and as a key. remove one of them",
      "19:30 BW610 The directive has \`to\` twice. remove one of them",
      "21:3 BW610 A directive in a list or a quote is not possible. put it between paragraphs, at the start of a line",
      "24:1 BW610 A gallery contains pictures alone, each on a line of its own. write \`![what it shows](/images/name.jpg "Caption")\`",
      "27:1 BW610 The directive \`callout\` contains text, so it needs three colons and an end. write \`:::callout[Title]{kind="tip"}\`, the text, and \`:::\` below",
      "29:1 BW610 The directive \`download\` contains no text, so it has two colons and no end. write \`::download[Price list]{to="/files/….pdf"}\`",
      "32:4 BW610 \`code-group\` is no directive. write blocks of code one below the other, each with \`tab="…"\` behind its language",
      "35:1 BW610 These colons close nothing. remove them, or open a directive above, such as \`:::callout\`",
      "37:8 BW610 The directive \`form\` has no words in brackets. write \`::form{form="contact"}\`",
      "39:3 BW610 \`unknown\` is no directive. directives are callout, quote, video, embed, download, gallery, form; for colons as such, write \`\\:\`",
      "41:4 BW610 The directive \`quote\` is empty. write its text between \`:::quote[Ada Lovelace]{role="Mathematician"}\` and \`:::\`",
      "44:1 BW610 The directive \`callout\` has no end. write \`:::\` on a line of its own where it ends",
    ]
  `);
});

test('directives close by their colons, and may contain each other', () => {
  const names = (text: string) => listDirectives(text).map(({ type, next }) => `${type} ${next}`);
  expect(names('::::callout\n:::callout\na\n:::\nb\n::::\n\n:::quote\nc\n:::')).toEqual([
    'callout 6',
    'quote 10',
  ]);
  expect(names(':::callout\n:::callout\na\n:::\nb\n:::\nc')).toEqual(['callout 6']);
  expect(names('::::callout\n:::quote\na\n::::\nb')).toEqual(['callout 4']);
  expect(names('> :::callout\n> a\n> :::')).toHaveLength(1);
});

test('texts without articles name the sections that show directives', async () => {
  const { diagnostics } = await checkFiles({
    'pages.yaml': `${site}      - type: cta
        title: Boats
        text: |
          ::video[x]{address="y"}
        actions: [{ label: Call, to: "tel:+15550100" }]
`,
  });
  expect(diagnostics.map(({ code, line }) => `${code} ${line}`)).toContain('BW610 13');
});

test('the menu offers only section types that there are', () => {
  expect(listInserts({ callout: {}, gallery: {} }).map(({ title }) => title)).toEqual([
    'Callout',
    'Gallery',
  ]);
  expect(listInserts()).toHaveLength(7);
});

test('what the editor inserts can be read', () => {
  for (const { title, text } of listInserts()) {
    const [directive] = listDirectives(text);
    expect([title, directive?.flaws]).toEqual([title, []]);
  }
});

test('thousands of directives inside each other, or without an end, are reported in little time', async () => {
  const deep = `${':::callout\n'.repeat(3000)}x\n${':::\n'.repeat(3000)}`;
  expect(await check(deep)).toEqual([
    '9:4 BW610 This directive is inside of 8 others. move it out of some of them',
  ]);
  const labels = `${':::callout\n'.repeat(3000)}[a]: /\n${':::\n'.repeat(3000)}\n[a]`;
  expect(await check(labels)).toHaveLength(1);
  expect(await check(':::foo\n'.repeat(20_000))).toHaveLength(1);
  expect((await check('::foo\n'.repeat(3000))).length).toBeGreaterThan(9);
});
