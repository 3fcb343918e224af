import { describe, expect, test } from 'vitest';
import { checkFiles } from './checkFiles.ts';

/** Sections with one mistake each: its line (from 0) and the code of its diagnostic. */
const mistakes: [name: string, lines: string[], line: number, code: string][] = [
  ['a colon in a text', ['- type: prose', '  text: One thing: another'], 1, 'BW044'],
  ['an unclosed bracket', ['- type: prose', '  text: [Two'], 1, 'BW054'],
  ['an unclosed brace', ['- { type: prose, text: Two'], 0, 'BW054'],
  ['an unclosed quotation mark', ['- type: prose', '  text: "Three'], 1, 'BW043'],
  ['text after a quotation', ['- type: prose', '  text: "Three" is few'], 1, 'BW040'],
  ['a tab', ['- type: prose', '\ttext: Four'], 1, 'BW042'],
  ['an expression without quotes', ['- type: prose', '  text: {{ site.name }} here'], 1, 'BW056'],
  ['a line indented too far', ['- type: prose', '  title: Five', '    text: Five'], 2, 'BW052'],
  ['a list in the line of its key', ['- type: links', '  items: - label: Six'], 1, 'BW040'],
  ['a character that is reserved', ['- type: prose', '  text: @seven'], 1, 'BW057'],
  [
    'a question among others',
    [
      '- type: faq',
      '  title: Questions',
      '  items:',
      '    - { question: Who?, answer: We }',
      '    - question: How: by whom?',
      '      answer: By us',
      '    - question: When?',
      '      answer: Now',
    ],
    4,
    'BW044',
  ],
  ['a key misspelt', ['- type: prose', '  txet: Eight'], 1, 'BW012'],
];

const site = `site:
  name: Example
  url: https://www.example.com
  description: A small site that is checked in tests, with a page of each kind, described at length.
pages:
`;

describe('each mistake is reported once, and nothing else', () => {
  test.each(mistakes)(
    '%s, alone and together with any other on the same page',
    async (_, ...mistake) => {
      expect(await checkPages([[mistake]])).toEqual(expected([[mistake]]));
      for (const [, ...other] of mistakes)
        if (other[0] !== mistake[0])
          expect(await checkPages([[mistake, other]])).toEqual(expected([[mistake, other]]));
    },
  );

  test('all of them on one page, and on two pages', async () => {
    const all = mistakes.map(([, ...mistake]) => mistake);
    const pages = [all, all.toReversed()];
    expect(await checkPages(pages)).toEqual(expected(pages));
  });

  test('two mistakes in one section', async () => {
    const both: Mistake = [
      [
        '- type: faq',
        '  title: Questions',
        '  items:',
        '    - question: "How?',
        '      answer: So',
        '    - question: Who?',
        '      answer: One: two',
      ],
      3,
      'BW043',
    ];
    const [first = ''] = expected([[both]]);
    expect(await checkPages([[both]])).toEqual([first, '18 BW044']);
  });

  test('mistakes in the keys of a page, a section, a block and the site', async () => {
    const broken = page('/', [mistakes[0]?.[1] ?? []])
      .replace('title: The', 'title: "The')
      .replace('description: A', 'description: *A');
    const text = `${site.replace('name: Example', 'name: @Example')}${broken}blocks:
  one:
    type: prose
    title: One: two
    text: [Three
`;
    const found = await checkManifest(text);
    expect(found).toEqual(['2 BW057', '7 BW043', '8 BW045', '13 BW044', '17 BW044', '18 BW054']);
  });

  test('a mistake in a row, a block name or a section type hides no other on the page', async () => {
    const broken = page('/', [
      ['- { type: prose, text: "{{ city.name | uper }}" }'],
      ['- { type: prsoe, txet: Two }'],
      ['- { use: closign, txet: Three }'],
    ]).replace('title:', 'with: { city: cities.oslo }\n    title:');
    const { diagnostics } = await checkFiles({
      'pages.yaml': `${site}${broken}blocks:\n  closing: { type: prose, text: Four }\n`,
      'data/cities.yaml': 'oslo: { nmae: Oslo }\n',
      'data/cities.schema.yaml':
        'type: object\nadditionalProperties: false\nrequired: [name]\nproperties: { name: { type: string } }\n',
    });
    expect(diagnostics.map(({ line, code }) => `${line} ${code}`)).toEqual([
      '13 BW074',
      '14 BW014',
      '14 BW012',
      '15 BW070',
      '15 BW012',
      '1 BW012',
    ]);
  });

  test('mistakes in two rows', async () => {
    const { diagnostics } = await checkFiles({
      'pages.yaml': site + page('/', []),
      'data/cities.yaml': `oslo:
  name: "Oslo
  rate: One: two
bergen:
  name: Bergen
  rate: [1
hamar:
  name: Hamar
`,
      'data/cities.schema.yaml': 'type: object\n',
    });
    const places = diagnostics.filter(({ file }) => file === 'data/cities.yaml');
    expect(places.map(({ line, code }) => `${line} ${code}`)).toEqual([
      '2 BW043',
      '3 BW044',
      '6 BW054',
    ]);
  });
});

type Mistake = [lines: string[], line: number, code: string];

/** Checks a site with one page per list of mistakes. */
function checkPages(pages: Mistake[][]): Promise<string[]> {
  return checkManifest(
    site +
      pages
        .map((one, index) =>
          page(
            getRoute(index),
            one.map(([lines]) => lines),
          ),
        )
        .join(''),
  );
}

async function checkManifest(text: string): Promise<string[]> {
  const { diagnostics } = await checkFiles({ 'pages.yaml': text });
  return diagnostics.map(({ line, code }) => `${line} ${code}`);
}

function page(route: string, sections: string[][]): string {
  return `  ${route}:
    title: The page ${route} of a small site
    description: A page of a small site that is checked in tests, at ${route}, long enough to be one.
    sections:
      - type: hero
        headline: The page at ${route}
${sections
  .flat()
  .map((line) => (line.startsWith('\t') ? `${line}\n` : `      ${line}\n`))
  .join('')}`;
}

function expected(pages: Mistake[][]): string[] {
  let line = site.split('\n').length;
  return pages.flatMap((one) => {
    line += 6;
    return one.map(([lines, at, code]) => {
      const found = `${line + at} ${code}`;
      line += lines.length;
      return found;
    });
  });
}

function getRoute(index: number): string {
  return index === 0 ? '/' : `/${index}`;
}
