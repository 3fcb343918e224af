import { describe, expect, it } from 'vitest';
import type { CheckedSite } from '../schema/check/checkSite.ts';
import { checkFiles } from './diagnostics/checkFiles.ts';

const site = `site:
  name: Example
  url: https://www.example.com
  description: An example of a site
pages:
`;

const schema = `type: object
additionalProperties: false
required: [title, date]
properties:
  title: { type: string, description: Title. }
  date: { type: string, format: date, description: Day. }
  featured: { type: boolean, description: Whether it is featured. }
  tags: { type: array, items: { enum: [news, guides, daily life] }, description: Tags. }
  words: { type: integer, description: Length. }
  author: { type: string, description: Author. }
  picture: { type: string, description: Picture. }
`;

const rows = `first: { title: First, date: 2026-01-10, featured: true, tags: [news], words: 300 }
second: { title: Second, date: 2026-03-10, featured: true, tags: [guides, daily life], words: 90 }
third: { title: Third, date: 2026-02-10, tags: [news, guides], author: Mia, picture: placeholder:landscape }
fourth: { title: Fourth, date: 2026-07-10, featured: true, tags: [guides], words: 1200 }
`;

const head = (n: number | string) => `    title: Page ${n} of the example
    description: A page that shows in a few words what the example ${n} is about
    sections:
      - { type: hero, headline: Hello }
`;

async function check(
  pages: string,
  now = '2026-06-01T00:00:00Z',
  articles = rows,
): Promise<CheckedSite> {
  const files = {
    'pages.yaml': site + pages,
    'data/articles.yaml': articles,
    'data/articles.schema.yaml': schema,
  };
  const checked = await checkFiles(files, { now: new Date(now) });
  const errors = checked.diagnostics.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ message, hint }) => `${message} ${hint}`)).toEqual([]);
  // Pages are resolved on first access.
  for (const page of checked.pages) expect(page.sections.length).toBeGreaterThan(0);
  return checked;
}

/** Returns the last section of the page `/`, whose second section is `cards` with a list. */
async function cards(list: string, more = ''): Promise<Record<string, unknown>[] | undefined> {
  const { pages } = await check(
    `  /:\n${head(1)}      - type: cards\n        items: ${list}\n${more}`,
  );
  const section = pages[0]?.sections[1];
  return section?.items as Record<string, unknown>[] | undefined;
}

const titles = async (list: string) => (await cards(list))?.map(({ title }) => title);

describe('a list from rows', () => {
  it.each([
    ['where: { featured: true }, sort: -date, limit: 2', ['Fourth', 'Second']],
    ['where: { featured: false }', ['Third']],
    ['where: { tags: [news, daily life] }', ['First', 'Second', 'Third']],
    ['where: { tags: { not: guides } }', ['First']],
    ['where: { words: { min: 300 } }, sort: -words', ['Fourth', 'First']],
    ['where: { words: { above: 90, below: 1200 } }', ['First']],
    ['where: { date: { above: today } }', ['Fourth']],
    ['where: { key: { not: [first, second] } }', ['Third', 'Fourth']],
    ['sort: [-featured, title]', ['First', 'Fourth', 'Second', 'Third']],
    ['sort: words', ['Second', 'First', 'Fourth', 'Third']],
    ['skip: 1, limit: 2', ['Second', 'Third']],
  ])('selects rows: %s', async (selection, expected) => {
    expect(
      await titles(`{ from: articles, ${selection}, as: { title: "{{ it.title }}" } }`),
    ).toEqual(expected);
  });

  it('leaves out keys whose column a row lacks', async () => {
    const list = '{ from: articles, as: { title: "{{ it.title }}", meta: "{{ it.author }}" } }';
    expect(await cards(list)).toEqual([
      { title: 'First' },
      { title: 'Second' },
      { title: 'Third', meta: 'Mia' },
      { title: 'Fourth' },
    ]);
  });

  it('takes the columns with the names of the keys without a template', async () => {
    expect(await cards('{ from: articles, limit: 1 }')).toEqual([{ title: 'First' }]);
  });

  it('nests, with the row of the outer list in the conditions of the inner one', async () => {
    const { pages } = await check(`  /:
${head(1)}      - type: price-list
        groups:
          from: articles
          where: { tags: guides }
          as:
            title: "{{ it.title }}"
            items:
              from: articles
              where: { tags: "{{ it.tags }}", words: { min: 300 } }
              optional: true
              as: { name: "{{ it.title }}", price: "{{ it.words }}" }
`);
    const [, section] = pages[0]?.sections ?? [];
    expect(section?.groups).toEqual([
      { title: 'Second', items: [{ name: 'Fourth', price: '1200' }] },
      {
        title: 'Third',
        items: [
          { name: 'First', price: '300' },
          { name: 'Fourth', price: '1200' },
        ],
      },
      { title: 'Fourth', items: [{ name: 'Fourth', price: '1200' }] },
    ]);
  });

  it('hides the section while an optional list that it needs is empty', async () => {
    const list =
      '{ from: articles, where: { date: { min: today } }, optional: true, as: { title: "{{ it.title }}" } }';
    const pages = `  /:\n${head(1)}      - type: cards\n        items: ${list}\n`;
    const sections = async (now: string) => (await check(pages, now)).pages[0]?.sections.length;
    expect(await sections('2026-06-01T00:00:00Z')).toBe(2);
    expect(await sections('2026-08-01T00:00:00Z')).toBe(1);
    const { shownPages } = await check(pages);
    expect(shownPages[0]?.facts.validUntil).toBe(Date.parse('2026-07-10'));
  });

  it('leaves out rows that are not published', async () => {
    const draft = rows.replace('title: First', 'draft: true, title: First');
    const scheduled = draft.replace('title: Third', 'publishAt: 2026-06-02, title: Third');
    const pages = `  /:\n${head(1)}      - type: cards\n        items: { from: articles }\n`;
    const { pages: shown, shownPages } = await check(pages, '2026-06-01T00:00:00Z', scheduled);
    const items = [{ title: 'Second' }, { title: 'Fourth' }];
    expect(shown[0]?.sections[1]).toMatchObject({ items });
    expect(shownPages[0]?.facts.validUntil).toBe(Date.parse('2026-06-02'));
  });

  it('may come from a block', async () => {
    const { pages } = await check(`  /:
${head(1)}      - { use: latest, title: Latest }
blocks:
  latest:
    type: cards
    items: { from: articles, limit: 1, as: { title: "{{ it.title }}" } }
`);
    expect(pages[0]?.sections[1]).toMatchObject({ title: 'Latest', items: [{ title: 'First' }] });
  });
});

describe('pages from rows', () => {
  const routes = async (pages: string) => (await check(pages)).pages.map(({ route }) => route);

  it('are selected by `where` and ordered by `sort`', async () => {
    const pages = `  /{{ a.key }}:
    each: { a: { from: articles, where: { featured: true }, sort: -date, limit: 2 } }
${head('{{ a.title }}')}`;
    expect(await routes(pages)).toEqual(['/fourth', '/second']);
  });

  it('are left out where `when` does not hold', async () => {
    const pages = `  /{{ a.key }}:
    each: { a: articles }
    when: { a.words: { min: 100 }, a.featured: true }
${head('{{ a.title }}')}`;
    expect(await routes(pages)).toEqual(['/first', '/fourth']);
  });

  it('show a section only where `when` holds', async () => {
    const { pages } = await check(`  /{{ a.key }}:
    each: { a: articles }
${head('{{ a.title }}')}      - type: cards
        when: { a.tags: news }
        items: [{ title: News }]
`);
    expect(pages.map(({ sections }) => sections.length)).toEqual([2, 1, 2, 1]);
  });

  it('show batches of rows', async () => {
    const { pages } = await check(`  /blog{{ list.path }}:
    each: { list: { from: articles, sort: date, size: 3 } }
${head('{{ list.number }} of {{ list.count }}')}      - type: cards
        items: { from: list, as: { title: "{{ it.title }}" } }
      - type: links
        items: { from: list.next, optional: true, as: { label: Next, to: "/blog{{ it.path }}" } }
`);
    expect(pages.map(({ route, title }) => [route, title])).toEqual([
      ['/blog', 'Page 1 of 2 of the example'],
      ['/blog/2', 'Page 2 of 2 of the example'],
    ]);
    expect(pages.map(({ sections }) => sections.slice(1).map(({ items }) => items))).toEqual([
      [
        [{ title: 'First' }, { title: 'Third' }, { title: 'Second' }],
        [{ label: 'Next', to: '/blog/2' }],
      ],
      [[{ title: 'Fourth' }]],
    ]);
  });

  it('show the values of a column, in batches', async () => {
    const pages = `  /tags/{{ tag.key }}{{ list.path }}:
    each:
      tag: { from: articles, values: tags }
      list: { from: tag, size: 2 }
${head('{{ tag.value }} {{ list.number }} of {{ tag.count }}')}      - type: cards
        items: { from: list, as: { title: "{{ it.title }}" } }
`;
    expect(await routes(pages)).toEqual([
      '/tags/news',
      '/tags/guides',
      '/tags/guides/2',
      '/tags/daily-life',
    ]);
  });

  it('link to the page before and after', async () => {
    const { pages } = await check(`  /{{ a.key }}:
    each: { a: { from: articles, sort: date } }
${head('{{ a.title }}')}      - type: links
        items: { from: a.next, optional: true, as: { label: "{{ it.title }}", to: "/{{ it.key }}" } }
`);
    const next = pages.map(({ sections }) => (sections[1]?.items as { to: string }[])?.[0]?.to);
    expect(next).toEqual(['/third', '/second', '/fourth', undefined]);
  });
});

describe('an optional value', () => {
  it('is left out of pages and sections where the row lacks it', async () => {
    const { pages } = await check(`  /{{ a.key }}:
    each: { a: articles }
    breadcrumb: "{{ a.author | optional }}"
    keywords: ["{{ a.title }}", "{{ a.author | optional }}"]
${head('{{ a.title }}')}      - type: article
        title: "{{ a.title }}"
        intro: "By {{ a.author | optional }}"
        updated: "{{ a.date | optional }}"
        authors: [{ name: "{{ a.author | optional }}", role: Author }]
        image: { src: "{{ a.picture | optional }}", alt: "" }
        text: Text
`);
    const { breadcrumb, keywords, sections } = pages[0] ?? {};
    expect({ breadcrumb, keywords, section: sections?.[1] }).toEqual({
      // The title of the row.
      breadcrumb: 'First',
      keywords: ['First'],
      section: {
        type: 'article',
        title: 'First',
        intro: 'By ',
        updated: '2026-01-10',
        text: 'Text',
      },
    });
    expect(pages[2]?.breadcrumb).toBe('Mia');
    expect(pages[2]?.sections[1]).toMatchObject({
      authors: [{ name: 'Mia', role: 'Author' }],
      image: { src: 'placeholder:landscape' },
    });
  });

  it('may still be misspelt', async () => {
    const { diagnostics } = await checkFiles({
      'pages.yaml': `${site}  /{{ a.key }}:\n    each: { a: articles }\n    breadcrumb: "{{ a.autor | optional }}"\n${head('{{ a.title }}')}`,
      'data/articles.yaml': rows,
      'data/articles.schema.yaml': schema,
    });
    expect(diagnostics.map(({ hint }) => hint)).toContain('did you mean "author"?');
  });
});

describe('header, footer and tables', () => {
  const articles =
    '{ from: articles, sort: date, limit: 2, as: { label: "{{ it.title }}", to: /#top } }';
  const shell = (footerList: string) => `site:
  name: Example
  url: https://www.example.com
  description: An example of a site
  header:
    items:
      - { label: Articles, items: ${articles} }
  footer:
    columns:
      - { title: Articles, links: ${footerList} }
`;
  const table = `pages:
  /:
${head(1)}      - type: table
        caption: Articles
        columns: [{ name: Title }, { name: Author }]
        rows: { from: articles, limit: 3, as: ["{{ it.title }}", "{{ it.author }}"] }
`;
  const files = (manifest: string) => ({
    'pages.yaml': manifest,
    'data/articles.yaml': rows,
    'data/articles.schema.yaml': schema,
  });
  const now = new Date('2026-06-01T00:00:00Z');

  it('take their lists from rows, and empty cells where a row lacks the value', async () => {
    const checked = await checkFiles(files(shell(articles) + table), { now });
    expect(checked.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const links = [
      { label: 'First', to: '/#top' },
      { label: 'Third', to: '/#top' },
    ];
    expect(checked.site?.header.items?.[0]?.items).toEqual(links);
    expect(checked.site?.footer.columns?.[0]?.links).toEqual(links);
    expect(checked.pages[0]?.sections[1]?.rows).toEqual([
      ['First', ''],
      ['Second', ''],
      ['Third', 'Mia'],
    ]);
  });

  it('report a dead link and a wrong name at the template', async () => {
    const broken = articles.replace('/#top', '/missing');
    const dead = await checkFiles(files(shell(broken) + table), { now });
    const errors = dead.diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors).toMatchObject([{ code: 'BW101', file: 'pages.yaml', line: 10 }]);
    const wrong = articles.replace('it.title', 'it.titel');
    const checked = await checkFiles(files(shell(wrong) + table), { now });
    expect(checked.diagnostics).toMatchObject([
      { line: 10, hint: expect.stringContaining('title') },
    ]);
  });
});

describe('the filters of articles', () => {
  it('write reading times and parts of routes', async () => {
    const list =
      '{ from: articles, limit: 1, as: { title: "{{ it.title | readingTime }}", link: { label: Read, to: "/" }, id: "{{ it.title | slug }}" } }';
    expect(await cards(list)).toEqual([
      { title: '1 min read', id: 'first', link: { label: 'Read', to: '/' } },
    ]);
  });
});

describe('friendly input', () => {
  it('takes whole numbers as text where text is wanted', async () => {
    const { pages } = await check(`  /:
    title: 404
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: 2026 }
      - type: stats
        items: [{ value: 98, label: 7 }]
`);
    expect(pages[0]?.title).toBe('404');
    expect(pages[0]?.sections).toMatchObject([
      { headline: '2026' },
      { items: [{ value: '98', label: '7' }] },
    ]);
  });

  it('takes choices as a list', async () => {
    const { forms, diagnostics } = await checkFiles({
      'pages.yaml': `${site}  /:\n${head(1)}      - { type: form, form: contact }\n`,
      'data/forms/contact.yaml': `function: send-contact-email
title: Contact
submit: Send
groups:
  - fields:
      - { name: size, label: Size, kind: select, choices: [Small, Large, Extra large] }
      - { name: email, label: Email, kind: email, required: true, when: { size: Small } }
`,
    });
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const choices = { Small: 'Small', Large: 'Large', 'Extra large': 'Extra large' };
    expect(forms.contact?.groups[0]?.fields[0]?.choices).toEqual(choices);
  });
});
