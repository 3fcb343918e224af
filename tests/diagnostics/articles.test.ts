import { expect, test } from 'vitest';
import type { Diagnostic } from '../../schema/diagnostics/Diagnostic.ts';
import { checkFiles } from './checkFiles.ts';

test.each([
  ['a link to no page', 'See **[us](/us)** and\n[them](/people).', ['1:12 BW101', '2:8 BW101']],
  ['a link by reference', 'See [us].\n\n[us]: /us "Us"', ['3:7 BW101']],
  ['an address in brackets', 'See <https://example.com> or <x@example.com>.', []],
  ['an anchor of a heading', '[Day](#the-day), [night](#night)\n\n## The *day*', ['1:26 BW102']],
  ['an unsafe link', 'See [us](javascript:alert(1)).', ['1:10 BW024']],
  ['a relative link', 'See [us](us.md).', ['1:10 BW024']],
  ['a picture that does not exist', 'Look:\n\n![A hill](/hill.jpg)', ['3:11 BW106']],
  ['a picture elsewhere', '![A hill](https://example.com/a.jpg)', ['1:11 BW025']],
  ['a picture without alt text', '![](placeholder:landscape)', ['1:5 BW150']],
  ['a picture with spaces in its path', '![A hill](/a hill.jpg)', ['1:1 BW142']],
  ['a link with spaces in its address', 'See [us](/our team).', ['1:5 BW142']],
  ['a reference that is not defined', 'See [us][team].', ['1:5 BW142']],
  ['a footnote without text', 'See here.[^1]', ['1:10 BW142']],
  ['a footnote without mark', 'See here.\n\n[^1]: There.', ['3:1 BW142']],
  ['a footnote', 'See here.[^1] And here.[^1]\n\n[^1]: There.', []],
  ['bold text without end', 'It **is so.', ['1:4 BW142']],
  ['struck text without end', '~~a~~ and ~~b', ['1:11 BW142']],
  ['code without end', 'Run `a` or `b', ['1:12 BW142']],
  ['a fence without end', 'Run:\n\n```sh\na\n', ['3:1 BW142']],
  ['an unknown language', '```klingon\na\n```\n\n~~~text\nb\n~~~', ['1:1 BW160']],
  ['a row with too many cells', '| a | b |\n| - | - |\n| 1 | 2 | 3 |', ['3:1 BW160']],
  ['a heading that skips a level', '# A\n\n### B', ['3:1 BW122']],
  ['the same heading twice', '## A\n\n## A', []],
  ['HTML', 'A <details>\n\n<!-- b --> </details>', ['1:3 BW143', '3:1 BW143']],
  ['marks in code', '`**` and `<b>` and\n\n    ~~ [a](/b)\n\n```\n::: {{ x }} <b>\n```', []],
  [
    'names and sample text in code',
    '`{site.name}`\n\n```\n{site.name} lorem ipsum TODO: „a"\n```',
    [],
  ],
  ['a comment of YAML in code', '```yaml\n# blockwright-disable-line dead-link\n```', []],
  ['escaped marks', '\\*\\*a \\~~ \\[a](/b) \\`', []],
  ['entities', 'A &amp; B &copy;', []],
  ['a thematic break, a quote, a list', '> a\n\n---\n\n1. b\n   - c\n\n* d', []],
])('%s', async (_, text, expected) => {
  const { diagnostics } = await checkFiles({
    'pages.yaml': site,
    'data/texts.schema.yaml': 'type: object\nproperties: {}\n',
    'data/texts/one.md': text,
  });
  expect(diagnostics.map(format)).toEqual(expected.map((place) => `data/texts/one.md ${place}`));
});

test('a problem inside a block scalar is reported at its line and column', async () => {
  const text =
    'One.\n\n          | a |\n          | - |\n          | [b](/b) |\n\n          ### C\n';
  const { diagnostics } = await checkFiles({
    'pages.yaml': `${site.replace('    with: { text: texts.one }\n', '').split('      - { type: prose')[0]}      - type: prose\n        text: |\n          # A\n\n          ${text}`,
  });
  expect(diagnostics.map(format)).toEqual(['pages.yaml 16:17 BW101', 'pages.yaml 18:11 BW122']);
});

test('pages are compared by their articles, not only by what surrounds them', async () => {
  const { diagnostics } = await checkFiles({ ...blog(mornings, evenings) });
  expect(diagnostics.map(format)).toEqual([]);
  const copied = await checkFiles({ ...blog(mornings, `${mornings} The end.`) });
  expect(copied.diagnostics.map(({ code }) => code)).toEqual(['BW127']);
});

const mornings = Array.from(
  { length: 12 },
  (_, hour) => `At ${hour} the baker sells ${hour * 3} rolls and sweeps step ${hour} of the yard.`,
).join(' ');
const evenings = Array.from(
  { length: 12 },
  (_, hour) =>
    `Boat ${hour} leaves pier ${hour * 7} when lamp number ${hour} is lit by the keeper.`,
).join(' ');

/** Two articles whose pages share a long closing text. */
const blog = (first: string, second: string) => ({
  'pages.yaml': `${site.split('    with:')[0]}    title: The home page of the site
    description: A page that shows in a few words what the example is about
    sections:
      - type: hero
        headline: Hello
        actions: [{ label: A, to: /one }, { label: B, to: /two }]
  "/{{ text.key }}":
    each: { text: texts }
    title: "{{ text.title }} by the sea"
    description: "{{ text.title }}, told by those who work in the harbour, in five short minutes"
    sections:
      - { type: hero, headline: "{{ text.title }}" }
      - { type: prose, text: "{{ text.body }}" }
      - { type: cta, title: Come and see all of it for yourself, text: The harbour is open every day of the year and the ferry takes you there in less than half an hour, actions: [{ label: Home, to: / }] }
`,
  'data/texts.schema.yaml': `type: object
properties: { title: { type: string, description: Title. } }
`,
  'data/texts/one.md': `---\ntitle: Mornings\n---\n\n${first}\n`,
  'data/texts/two.md': `---\ntitle: Evenings\n---\n\n${second}\n`,
});

const site = `site: { name: Example, url: "https://www.example.com", description: A site }
pages:
  /:
    with: { text: texts.one }
    title: The home page of the site
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Hello }
      - { type: prose, text: "{{ text.body }}" }
`;

function format({ file, line, column, code }: Diagnostic): string {
  return `${file} ${line}:${column} ${code}`;
}
