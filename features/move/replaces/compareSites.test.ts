import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkFolder } from '../../../tests/diagnostics/checkFiles.ts';
import { readArrival } from '../arrival/readArrival.ts';
import { createInventory, type FoundSite } from '../format/createInventory.ts';
import { formatInventory } from '../format/formatInventory.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

type OldPage = Partial<FoundSite['pages'][number]> & { address: string };

function old(pages: readonly OldPage[], others: Partial<FoundSite> = {}): string {
  const empty = {
    sentences: [],
    headings: [],
    pictures: [],
    files: [],
    forms: [],
    structuredData: [],
  };
  const site = { leftOut: [], redirects: {}, feeds: [], ...others };
  const list = pages.map((page) => ({ status: 200, ...empty, ...page }));
  return formatInventory(
    createInventory({ origin: 'https://www.example.com', ...site, pages: list }),
  );
}

interface NewSite {
  replaces?: string;
  /** The description of the site. */
  description?: string;
  site?: string;
  /** Route → title and body. */
  pages: Record<
    string,
    { title?: string; description?: string; body: string; lines?: string; sections?: string }
  >;
  files?: Record<string, string>;
}

/** Checks a site that replaces an old one; its pages are rendered by hand. */
async function check(
  inventory: string,
  { replaces = 'old.json', description = 'Lamps', site = '', pages, files = {} }: NewSite,
) {
  const root = await mkdtemp(join(tmpdir(), 'blockwright-replaces-'));
  folders.push(root);
  const entries = Object.entries(pages).map(([route, { lines = '', ...page }]) => {
    const { title = 'A title of this page', description: text = 'Lamps' } = page;
    const { sections = '{ type: hero, headline: Hello }' } = page;
    return `  ${route}:\n    title: ${title}\n    description: ${text}\n${lines}    sections: [${sections}]\n`;
  });
  const manifest = `site:
  name: Lamps
  url: https://www.example.com
  description: ${description}
  locale: en
  replaces: ${replaces}
${site}pages:
${entries.join('')}`;
  for (const [path, text] of Object.entries({
    'pages.yaml': manifest,
    'old.json': inventory,
    ...files,
  })) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  const checked = await checkFolder(root);
  const { diagnostics } = checked.checkRendered({
    pages: Object.entries(pages).map(([route, { body }]) => {
      const parts = [`<!doctype html><html><body>${body}</body></html>`];
      return { route, features: { arrival: readArrival({ parts, structuredData: [] }) } };
    }),
  });
  const own = diagnostics.filter(({ code }) => code >= 'BW620' && code <= 'BW629');
  return {
    manifest,
    own,
    texts: own.map(({ line, code, message }) => `${line} ${code} ${message}`),
  };
}

const said = [
  'We bend the steel by hand.',
  'Then we paint it twice.',
  'The last step is the wire.',
];
const text = `<p>${said.join(' ')}</p>`;

test('reports nothing if everything arrived: in other words of markup, quotes and entities', async () => {
  const inventory = old([
    {
      address: '/',
      title: 'Start',
      sentences: ['We don’t stop – ever.', 'It’s “fine” & good to us.'],
    },
    { address: '/a/', title: 'All | Lamps', sentences: said, pictures: ['/i/lamp-300x200.jpg'] },
    { address: '/b.html', title: 'B', description: 'Lamps', sentences: said },
    { address: '/broken', status: 404 },
  ]);
  const { texts } = await check(inventory, {
    site: '  redirects: { /b.html: /b, "/*": /a }\n',
    pages: {
      '/': {
        title: 'Start',
        body: '<p>We don&#x27;t <b>stop</b> - ever. It&#x27;s &quot;fine&quot; &amp; good to us.</p>',
      },
      '/a': { title: 'All', body: text, lines: '    image: /i/lamp.webp\n' },
      '/b': { title: 'B', body: '' },
    },
    files: { 'public/i/lamp.webp': '' },
  });
  expect(texts).toEqual([]);
});

test('reports lost addresses, and adds the redirects that are certain', async () => {
  const inventory = old(
    [
      { address: '/Old.html', title: 'Steel', sentences: said, files: ['/f/list.pdf'] },
      { address: '/index.php?id=4', title: 'Paint', sentences: ['Only the old page says this.'] },
    ],
    { feeds: ['/rss.xml'], redirects: { '/short': '/new', '/b': '/new' } },
  );
  const { texts, own } = await check(inventory, {
    pages: { '/new': { title: 'Steel', body: text }, '/b': { body: '' } },
  });
  expect(texts.map((one) => one.slice(0, 70))).toEqual([
    '6 BW621 Nothing answers /Old.html (“Steel”) of the old site.',
    '6 BW621 Nothing answers /index.php?id=4 (“Paint”) of the old site, and',
    '6 BW621 The file /f/list.pdf of the old site is missing.',
    '6 BW621 Nothing answers the feed /rss.xml of the old site, so its read',
    '6 BW621 The old site redirected /short to /new, and nothing answers it',
  ]);
  expect(own[1]?.message).toContain('1 of its 1 sentences');
  const fixes = own.flatMap(({ fix = [] }) => fix);
  expect(fixes.map((fix) => fix.text)).toEqual([
    '  redirects:\n    /Old.html: /new\n    /short: /new\n',
  ]);
});

test.each([
  ['  redirects: { /x: / }\n', ', /Old.html: /new'],
  ['  redirects: {}\n', ' /Old.html: /new '],
  ['  redirects:\n      /x: / # kept\n', '      /Old.html: /new\n'],
])('adds a redirect to %j', async (site, expected) => {
  const inventory = old([{ address: '/Old.html', title: 'Steel', sentences: said }]);
  const pages = { '/': { body: '' }, '/new': { title: 'Steel', body: text } };
  const { own, manifest } = await check(inventory, { site, pages });
  const [fix] = own[0]?.fix ?? [];
  expect(fix?.text).toBe(expected);
  const lines = manifest.split('\n');
  const line = (fix?.line ?? 0) - 1;
  lines[line] =
    lines[line]?.slice(0, (fix?.column ?? 1) - 1) +
    expected +
    lines[line]?.slice((fix?.column ?? 1) - 1);
  const fixed = await check(inventory, {
    pages,
    site: lines
      .slice(6, lines.indexOf('pages:'))
      .map((one) => `${one}\n`)
      .join(''),
  });
  expect(fixed.texts).toEqual([]);
});

test('proposes no redirect to the page of another old address', async () => {
  const inventory = old([
    { address: '/a', title: 'Lamps in Atlanta', sentences: said },
    { address: '/b', title: 'Lamps in Boston', sentences: said },
  ]);
  const { own } = await check(inventory, {
    pages: { '/b': { title: 'Lamps in Boston', body: text } },
  });
  expect(own[0]).toMatchObject({
    code: 'BW621',
    hint: expect.stringContaining('perhaps it became `/b`'),
  });
  expect(own[0]?.fix).toBeUndefined();
});

test('reports what pages lost, at the page', async () => {
  const inventory = old([
    {
      address: '/',
      title: 'Start | Lamps',
      description: 'All lamps',
      sentences: [...said, 'Read more'],
      pictures: ['/i/team.jpg'],
      forms: ['email, text', 'search'],
      structuredData: ['FAQPage', 'WebPage'],
    },
  ]);
  const { texts } = await check(inventory, {
    pages: {
      '/': {
        title: 'Home',
        body: '<p>Then we paint it twice.</p><img src="https://www.example.com/up/a.jpg">',
      },
    },
  });
  expect(texts).toEqual([
    '8 BW624 2 of 3 sentences of the old page / are nowhere in this site: “We bend the steel by hand.”, “The last step is the wire.”.',
    '8 BW625 No page shows the picture /i/team.jpg of the old page /.',
    '8 BW627 The old page / had a form (email, text), and this page has none.',
    '8 BW628 The old page / had structured data of the type FAQPage, and this page has none.',
    '8 BW626 https://www.example.com/up/a.jpg still comes from the host of the old site.',
    '9 BW622 The title of / was “Start | Lamps” on the old site.',
    '10 BW623 The description of / was “All lamps” on the old site.',
  ]);
});

test('a picture to which a redirect leads has arrived', async () => {
  const inventory = old([
    { address: '/', title: 'A title of this page', pictures: ['/i/copy%20of%20lamp.jpg'] },
  ]);
  const site = {
    pages: { '/': { body: '' } },
    files: { 'public/i/lamp.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>' },
  };
  const logo = '  logo: { src: /i/lamp.svg, alt: "" }\n';
  const redirects = '  redirects: { /i/copy of lamp.jpg: /i/lamp.svg }\n';
  expect((await check(inventory, { ...site, site: logo + redirects })).texts).toEqual([]);
  expect((await check(inventory, { ...site, site: logo })).texts).toEqual([
    '9 BW625 No page shows the picture /i/copy%20of%20lamp.jpg of the old page /.',
  ]);
});

test('a page whose name is 404 answers the address of its file', async () => {
  const inventory = old([{ address: '/help/404.html', title: 'A title of this page' }]);
  const { texts } = await check(inventory, {
    pages: { '/': { body: '' }, '/help/404': { body: '' } },
  });
  expect(texts).toEqual([]);
});

test('reports a sentence once, and what most pages had at `replaces`', async () => {
  const page = (address: string, more: string[]) => ({
    address,
    sentences: ['12 Main Street, Atlanta', ...more],
  });
  const twice = 'Two pages say this here.';
  const inventory = old([
    page('/', [twice]),
    page('/a', [twice]),
    page('/b', []),
    page('/c', []),
    page('/d', []),
  ]);
  const pages = Object.fromEntries(
    ['/', '/a', '/b', '/c', '/d'].map((route) => [route, { body: '' }]),
  );
  const { texts } = await check(inventory, { pages });
  expect(texts).toEqual([
    '6 BW624 1 sentence that most pages of the old site had is nowhere in this site: “12 Main Street, Atlanta”.',
    '8 BW624 1 of 1 sentence of the old page / is nowhere in this site: “Two pages say this here.”.',
  ]);
});

const lamp = 'Each lamp is bent by hand.';

test.each([
  ['an alternative text', `{ type: hero, headline: Hello, image: { src: /a.svg, alt: ${lamp} } }`],
  ['structured data', `{ type: jsonld, data: { "@type": Service, description: ${lamp} } }`],
  ['a draft', `{ type: hero, headline: Hello, text: ${lamp}, draft: true }`],
])('a sentence that is only in %s is lost, since no visitor sees it', async (_, sections) => {
  const inventory = old([{ address: '/', title: 'A title of this page', sentences: [lamp] }]);
  const { texts } = await check(inventory, { pages: { '/': { body: '', sections } } });
  expect(texts).toEqual([
    `8 BW624 1 of 1 sentence of the old page / is nowhere in this site: “${lamp}”.`,
  ]);
});

test('a sentence that is only in a description is lost, since no visitor sees it', async () => {
  const routes = ['/', '/a', '/b'];
  const shared = old(routes.map((address) => ({ address, sentences: ['A new site of lamps'] })));
  const pages = Object.fromEntries(routes.map((route) => [route, { body: '' }]));
  const site = '  social: { imageAlt: A new site of lamps }\n';
  const { texts } = await check(shared, { site, pages, description: 'A new site of lamps' });
  expect(texts).toEqual([
    '6 BW624 1 sentence that most pages of the old site had is nowhere in this site: “A new site of lamps”.',
  ]);
  const own = old([
    { address: '/', title: 'A title of this page', sentences: ['All of our lamps'] },
  ]);
  const described = { '/': { body: '', description: 'All of our lamps' } };
  expect((await check(own, { pages: described })).texts).toEqual([
    '8 BW624 1 of 1 sentence of the old page / is nowhere in this site: “All of our lamps”.',
  ]);
});

test('a sentence that other paragraphs divide has arrived', async () => {
  const inventory = old([{ address: '/', title: 'A title of this page', sentences: [lamp] }]);
  const sections = '{ type: hero, headline: Each lamp is, text: bent by hand. }';
  const body = '<h1>Each lamp is</h1><p>bent by hand.</p>';
  expect((await check(inventory, { pages: { '/': { body, sections } } })).texts).toEqual([]);
});

test('`gone` leaves out addresses and sentences, and reports entries without use', async () => {
  const inventory = old([
    { address: '/', title: 'A title of this page', sentences: said },
    { address: '/team', sentences: ['Only the old page says this.'] },
    { address: '/archive/2019/x' },
  ]);
  const replaces =
    '{ inventory: old.json, gone: [/team/, /archive/*, "We bend the steel by hand", /never] }';
  const { texts } = await check(inventory, {
    replaces,
    pages: { '/': { body: `<p>${said.slice(1).join(' ')}</p>` } },
  });
  expect(texts).toEqual(['6 BW629 Nothing of the old site is missing that `gone` calls “/never”.']);
});

test('`gone` leaves out a sentence that most pages had', async () => {
  const address = '12 Main Street, Atlanta';
  const routes = ['/', '/a', '/b'];
  const inventory = old(routes.map((route) => ({ address: route, sentences: [address] })));
  const replaces = `{ inventory: old.json, gone: ["${address}"] }`;
  const pages = Object.fromEntries(routes.map((route) => [route, { body: '' }]));
  expect((await check(inventory, { replaces, pages })).texts).toEqual([]);
});

test.each([
  ['lost.json', '6', 'The inventory lost.json does not exist beside pages.yaml.'],
  ['data/old.json', '6', '“data/old.json” is not the name of a JSON file beside pages.yaml.'],
  ['../old.json', '6', '“../old.json” is not the name of a JSON file beside pages.yaml.'],
])('replaces: %s', async (replaces, line, message) => {
  const { texts } = await check('{}', { replaces, pages: { '/': { body: '' } } });
  expect(texts).toEqual([`${line} BW620 ${message}`]);
});

test.each([
  ['{ "a": ', '1 BW620 The inventory old.json is no JSON.'],
  ['', '1 BW620 The inventory old.json is no JSON.'],
  ['[]', '6 BW620 old.json is no inventory that this version can read.'],
  [
    '{"format": "blockwright-inventory/9", "pages": []}',
    '6 BW620 old.json is no inventory that this version can read.',
  ],
  [
    '{"format": "blockwright-inventory/1", "pages": [{}]}',
    '6 BW620 Page 1 of the inventory old.json has no address.',
  ],
])('an inventory that is %j', async (inventory, expected) => {
  expect((await check(inventory, { pages: { '/': { body: '' } } })).texts).toEqual([expected]);
});
