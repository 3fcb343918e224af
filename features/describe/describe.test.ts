import { expect, test } from 'vitest';
import { checkFiles } from '../../tests/diagnostics/checkFiles.ts';
import { formatOutline } from './formatOutline.ts';
import { formatSiteOutline } from './formatSiteOutline.ts';
import { outlinePage } from './outlinePage.ts';
import { outlineSite } from './outlineSite.ts';

const files = {
  'pages.yaml': `site:
  name: Example
  url: https://www.example.com
  description: An example of a site
blocks:
  closing:
    type: cta
    title: Talk to *us*
    actions: [{ label: Home, to: / }]
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - type: hero
        headline: Hello
      - type: cards
        id: cities
        title: Where we are
        items: { from: cities, as: { title: "{{ it.name }}", text: "{{ it.slug }}" } }
      - draft: true
        use: closing
        title: Write to us
  /{{ city.slug }}:
    each: { city: cities }
    title: Our people in {{ city.name }}
    description: A page that shows in a few words what we do in {{ city.name }}
    sections:
      - { type: hero, headline: "{{ city.name }}" }
      - use: closing
`,
  'data/cities.yaml': `oslo: { name: Oslo, slug: oslo }
bergen: { name: Bergen, slug: bergen }
`,
  'data/cities.schema.yaml': 'properties: { name: { type: string }, slug: { type: string } }\n',
};

async function outline(route: string) {
  const site = await checkFiles(files, { mode: 'dev', skipsSiteRules: true });
  const page = site.shownPages.find(({ facts }) => facts.meta.route === route);
  if (!page) throw new Error(`No page has the route ${route}`);
  return outlinePage(page, site);
}

const rows = [
  { row: 'cities.oslo', file: 'data/cities.yaml', line: 1 },
  { row: 'cities.bergen', file: 'data/cities.yaml', line: 2 },
];

test('names the place of each section, the rows of its lists, and the blocks of the page', async () => {
  expect(await outline('/')).toEqual({
    route: '/',
    title: 'An example of a site',
    description: 'A page that shows in a few words what the example is about',
    file: 'pages.yaml',
    line: 11,
    endLine: 23,
    rows: [],
    sections: [
      { type: 'hero', title: 'Hello', file: 'pages.yaml', line: 15, rows: [] },
      { type: 'cards', title: 'Where we are', id: 'cities', file: 'pages.yaml', line: 17, rows },
      {
        type: 'cta',
        title: 'Write to us',
        file: 'pages.yaml',
        line: 22,
        block: 'closing',
        isHidden: true,
        rows: [],
      },
    ],
    blocks: [{ name: 'closing', file: 'pages.yaml', line: 6, pages: 3 }],
  });
});

test('names the rows and the pattern of a generated page', async () => {
  const page = await outline('/bergen');
  expect(page).toMatchObject({
    pattern: '/{{ city.slug }}',
    line: 24,
    rows: [{ name: 'city', ...rows[1] }],
  });
  expect(formatOutline(page)).toBe(`/bergen  Our people in Bergen (made by /{{ city.slug }})
pages.yaml:24–30
city is cities.bergen, data/cities.yaml:2

1  hero  pages.yaml:29  “Bergen”
2  cta   pages.yaml:30  “Talk to us” · block closing

block closing, pages.yaml:6: on 3 pages
`);
});

test('lists the first rows of a list, and whether a section is hidden', async () => {
  const text = formatOutline(await outline('/'));
  expect(text).toContain('“Where we are” · #cities · rows cities.oslo, cities.bergen\n');
  expect(text).toContain('“Write to us” · block closing · hidden now\n');
});

test('lists the settings, pages, blocks and files of the site', async () => {
  const hidden = files['pages.yaml'].replace('  /:\n', '  /:\n    draft: true\n');
  const site = await checkFiles(
    { ...files, 'pages.yaml': hidden },
    { mode: 'dev', skipsSiteRules: true },
  );
  expect(formatSiteOutline(outlineSite(site))).toBe(`site
  name         pages.yaml:2
  url          pages.yaml:3
  description  pages.yaml:4

pages
  /                 pages.yaml:11–24  hidden now
  /{{ city.slug }}  pages.yaml:25–31  2 pages

blocks
  closing  pages.yaml:6  on 3 pages

files
  data/cities.yaml
  data/cities.schema.yaml
`);
});

test('lists the first pages of a large site', async () => {
  const page = { file: 'pages.yaml', line: 1, endLine: 1 };
  const pages = Array.from({ length: 120 }, (_, index) => ({ ...page, route: `/${index}` }));
  const text = formatSiteOutline({ site: [], pages, blocks: [], files: [] });
  expect(text).toContain('  /99  pages.yaml:1–1\n  and 20 more: see --format json\n');
});
