import { describe, expect, test } from 'vitest';
import { checkFiles } from '../../tests/diagnostics/checkFiles.ts';
import { shortenTitle } from '../_shared/titles/index.ts';
import { createSearchFile } from './engine/createSearchFile.ts';
import { extractQueryWords, extractWords } from './engine/extractWords.ts';
import { openSearch } from './engine/openSearch.ts';
import type { SearchFile } from './engine/SearchFile.ts';
import { listSearchPages } from './listSearchPages.ts';

const page = (title: string, more: object = {}) => ({
  title,
  description: `What visitors read about ${title} in a list of results.`,
  sections: [{ type: 'hero', headline: title }],
  ...more,
});

async function index(
  pages: Record<string, object>,
  {
    search = {},
    locale,
    ...site
  }: { search?: object | boolean; locale?: string; locales?: string[] } = {},
): Promise<SearchFile> {
  const { shownPages } = await checkFiles({
    'pages.yaml': JSON.stringify({
      site: {
        name: 'Town',
        url: 'https://www.example.com',
        description: 'A town.',
        locale: 'en',
        ...site,
        ...(search && { search }),
      },
      pages,
    }),
  });
  const indexed = shownPages.map(({ facts }) => ({ meta: facts.meta, facts }));
  return createSearchFile(listSearchPages(indexed, { locale, base: '/shop/', siteName: 'Town' }));
}

/** Returns the addresses that answer a query. */
async function find(pages: Record<string, object>, query: string): Promise<string[]> {
  return (await ask(await index(pages), query)).map(({ href }) => href);
}

async function ask(file: SearchFile, query: string) {
  return (await openSearch(file, () => Promise.reject()).find(query)).pages;
}

describe('the index', () => {
  test('has the pages that visitors and search engines see', async () => {
    const { pages } = await index({
      '/': page('Home'),
      '/draft': page('Draft', { draft: true }),
      '/secret': page('Secret', { noindex: true }),
      '/robots': page('Robots', { robots: 'noindex, follow' }),
      '/copy': page('Copy', { canonical: '/' }),
      '/past': page('Past', { expireAt: '2026-01-01' }),
      '/future': page('Future', { publishAt: '2027-01-01' }),
      '/left-out': page('Left out', { search: false }),
      '/search': page('Search', { sections: [{ type: 'search', title: 'Search' }] }),
      '/404': page('Not found', { sections: [{ type: 'search', title: 'Search', pages: false }] }),
      '/cafe': page('Café'),
    });
    expect(pages.map(([href]) => href)).toEqual(['/shop/', '/shop/cafe']);
  });

  test('leads to anchors, and leaves out sections that are hidden', async () => {
    const sections = [
      { type: 'hero', headline: 'Home' },
      { type: 'cta', id: 'prices', title: 'Our **prices**', text: 'Cheap' },
      { type: 'cta', draft: true, id: 'later', title: 'Coming later' },
      {
        type: 'prose',
        text: 'Before.\n\n## Opening hours\n\nAt [ten](/), `daily`.\n\n### Sunday\n\nClosed.',
      },
    ];
    const file = await index({ '/': page('Home', { sections }) });
    expect(file.parts).toEqual([
      [0],
      [0],
      [0, 'prices', 'Our prices'],
      [0],
      [0, 'opening-hours', 'Opening hours'],
      [0, 'sunday', 'Sunday'],
    ]);
    const [found] = await ask(file, 'daily');
    expect(found?.parts).toEqual([{ href: '/shop/#opening-hours', heading: 'Opening hours' }]);
    expect(await ask(file, 'later')).toEqual([]);
  });

  test.each([
    [false, 0, 0],
    [{}, 1, 1],
  ])('with `search: %j` has titles, or all texts', async (search, headings, texts) => {
    const sections = [{ type: 'cta', title: 'Bicycles', text: 'Umbrellas' }];
    const file = await index({ '/': page('Home', { sections }) }, { search });
    const counts = ['visitors', 'bicycles', 'umbrellas'].map(
      async (word) => (await ask(file, word)).length,
    );
    expect(await Promise.all(counts)).toEqual([1, headings, texts]);
  });

  test('has equal bytes for equal pages', async () => {
    const pages = { '/': page('Home'), '/prices': page('Prices') };
    expect(JSON.stringify(await index(pages))).toBe(JSON.stringify(await index(pages)));
  });
});

describe('a query finds', () => {
  const pages = {
    '/creme': page('Crème brûlée and other desserts'),
    '/strasse': page('Die Straße zum Bahnhof'),
    '/assistants': page('Assistants for restaurants'),
    '/tokyo': page('東京都立図書館の案内', {}),
    '/masaajid': page('المكتبة العامة والمتاحف', {}),
  };
  test.each([
    ['creme brulee', '/shop/creme'],
    ['crème', '/shop/creme'],
    ['strasse', '/shop/strasse'],
    ['Straßen', '/shop/strasse'],
    ['restau', '/shop/assistants'],
    ['restuarants', '/shop/assistants'],
    ['asistant', '/shop/assistants'],
    ['bahnohf', '/shop/strasse'],
    ['図書館', '/shop/tokyo'],
    ['図', '/shop/tokyo'],
    ['内', '/shop/tokyo'],
    ['مكتبة', '/shop/masaajid'],
    ['متحف المتاحف', '/shop/masaajid'],
    ['مَكتبه', '/shop/masaajid'],
  ])('%s', async (query, href) => {
    expect((await find(pages, query))[0]).toBe(href);
  });

  test.each(['', ' ', '…!', 'xylophone'])('nothing for “%s”', async (query) => {
    expect(await find(pages, query)).toEqual([]);
  });

  test('pages with all words before pages with some of them', async () => {
    const found = await find(
      {
        '/a': page('Trees of the harbour'),
        '/b': page('Ships of the harbour'),
        '/c': page('Ships'),
      },
      'harbour ships',
    );
    expect(found[0]).toBe('/shop/b');
    expect(found).toHaveLength(3);
  });
});

test('words are what letters and digits make, however they are written', () => {
  expect(extractWords('E-Mail: 1.500 Ærø, ÉTÉ; İstanbul')).toEqual([
    'e',
    'mail',
    '1',
    '500',
    'aero',
    'ete',
    'istanbul',
  ]);
  expect(extractWords('東京 tokyo')).toEqual(['東京', '京', 'tokyo']);
  expect(extractQueryWords('東京都 東京都')).toEqual(['東京', '京都']);
  expect(extractWords('한국어 ガイド')).toEqual(['한국어', 'ガイ', 'イド', 'ド']);
});

test.each([
  ['Prices | Town', 'Prices'],
  ['Prices – Town', 'Prices'],
  ['Town', 'Town'],
  [' | Town', ' | Town'],
  ['Our Town', 'Our Town'],
  ['Town: prices', 'Town: prices'],
])('shows the title “%s” as “%s”', (title, short) => {
  expect(shortenTitle(title, 'Town')).toBe(short);
});
