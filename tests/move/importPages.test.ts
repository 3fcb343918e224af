import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { importSite } from '../../features/move/import/importSite.ts';
import { takeInventory } from '../../features/move/inventory/takeInventory.ts';
import { checkFolder } from '../diagnostics/checkFiles.ts';
import { builderSite } from './sites/builderSite.ts';
import { handmadeSite } from './sites/handmadeSite.ts';
import { type RunningSite, type ServedAnswer, serveSite } from './sites/serveSite.ts';
import { themeSite } from './sites/themeSite.ts';

let folder: string;
const open: RunningSite[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blockwright-pages-'));
});
afterAll(async () => {
  for (const site of open) await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const manifest = `site:
  name: New Site
  url: https://www.example.com
  description: A site to try an import in, which has no page of its own.
  locale: en-US
  email: hello@example.com
pages:
  /404:
    title: Page not found
    description: The page that you asked for does not exist, or has moved to another address.
    noindex: true
    sections:
      - { type: hero, headline: This page does not exist, text: The address may be misspelled. }
`;

/** Makes an empty site; returns its folder. */
async function makeSite(name: string): Promise<string> {
  const root = join(folder, name);
  await mkdir(root, { recursive: true });
  writeFileSync(join(root, 'pages.yaml'), manifest);
  return root;
}

async function serve(answer: (address: string, origin: string) => ServedAnswer | undefined) {
  const site = await serveSite(answer);
  open.push(site);
  return site;
}

/** Imports an address; returns what the command prints. */
async function run(
  root: string,
  url: string,
  values: Record<string, string | boolean> = {},
): Promise<string> {
  const printed: string[] = [];
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.push(String(text));
    return true;
  });
  try {
    await importSite({ root, positionals: [url], values: { all: true, quiet: true, ...values } });
  } finally {
    spy.mockRestore();
  }
  return printed.join('');
}

/** Compares a site with the old one; returns the errors, and the share of old sentences that are there. */
async function compare(root: string, url: string) {
  await takeInventory({
    root,
    positionals: [url],
    values: { out: join(root, 'old.json'), quiet: true, force: true },
  });
  const before = readFileSync(join(root, 'pages.yaml'), 'utf8');
  writeFileSync(
    join(root, 'pages.yaml'),
    before.replace(/^site:\n/m, 'site:\n  replaces: old.json\n'),
  );
  const { diagnostics } = await checkFolder(root);
  writeFileSync(join(root, 'pages.yaml'), before);
  const lost = diagnostics.flatMap(({ message }) => {
    const [, count] = /^(\d+) of (\d+) sentences? of the old page/.exec(message) ?? [];
    const sentences = [...message.matchAll(/“([^”]*)”/g)].map(([, sentence = '']) => sentence);
    return count === undefined ? [] : [{ count: Number(count), message, sentences }];
  });
  const inventory = JSON.parse(readFileSync(join(root, 'old.json'), 'utf8'));
  const all = inventory.pages.reduce(
    (sum: number, { sentences = [] }: { sentences?: string[] }) => sum + sentences.length,
    0,
  );
  const missing = lost.reduce((sum, { count }) => sum + count, 0);
  const errors = diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ file, line, message }) => `${file}:${line} ${message}`);
  return { errors, diagnostics, lost, share: 1 - missing / all };
}

function readPages(root: string): string {
  const names = readdirSync(join(root, 'pages')).sort();
  return names.map((name) => readFileSync(join(root, 'pages', name), 'utf8')).join('\n');
}

test('a site written by hand: other encodings, base addresses, markup that is not closed', async () => {
  const site = await serve(await handmadeSite());
  const root = await makeSite('handmade');
  const printed = await run(root, site.url);
  const { errors, share, lost } = await compare(root, site.url);
  expect(errors).toEqual([]);
  expect(share, lost.map(({ message }) => message).join('\n')).toBeGreaterThan(0.98);
  expect(printed).toContain('4 pages in pages/');
  for (const note of [
    'A form: left out; declare it in data/forms/ (1)\n  /kontakt.htm name, email, text',
    'A picture without an address: left out (1)\n  /brot.html',
    'it is no picture that browsers show (1)\n  /kontakt.htm /unter/karte.jpg',
    'they redirect in a circle: /kreis.html, /kreis2.html',
    'An address that answers with status 404: left out (1)\n  /weg.html',
    'its words were kept (1)\n  /wir.html /weg.html',
  ])
    expect(printed).toContain(note);
  // A picture that cannot come along is noted once.
  expect(printed.match(/karte\.jpg/g)).toHaveLength(1);
  const pages = readPages(root);
  expect(pages).toContain('to: /brot.html#roggenbrot');
  expect(pages).toContain('redirectFrom:\n      - /alt.html');
  expect(pages).not.toContain('Mühlweg');
  expect(site.mostAtOnce).toBeLessThanOrEqual(2);
  expect(Math.max(...site.asked.values())).toBeLessThanOrEqual(2);
});

test('a site of a builder: opening, cards and questions where the markup says so', async () => {
  const site = await serve(await builderSite());
  const root = await makeSite('builder');
  const printed = await run(root, site.url);
  const home = readFileSync(join(root, 'pages/home.yaml'), 'utf8');
  expect(home.split('\n')[0]).toContain('without its colours and layout');
  expect(home.match(/- type: \w+/g)).toEqual(['- type: hero', '- type: cards', '- type: prose']);
  expect(home).toContain('eyebrow: Since 1998');
  expect(home).toContain('to: tel:+15550100');
  expect(home).toContain('intro: Three things, and we do them well.');
  expect(home).toContain('![The team in the yard](/media/team-1200.jpg)');
  const questions = readFileSync(join(root, 'pages/questions.yaml'), 'utf8');
  expect(questions.match(/question: .*/g)).toHaveLength(3);
  expect(questions).toContain('(/services#green-waste)');
  expect(readPages(root)).not.toMatch(/cookies|Icon text|Skip to|dataLayer|#id/i);
  for (const note of [
    '`JobPosting`: left out; write them in a section `jobs` (1)\n  /jobs title, datePosted',
    'A message about cookies: left out (1)',
    '/huge, because it is longer than 10 MB',
    'more than 100 queries: /calendar',
  ])
    expect(printed).toContain(note);
  const { errors, share, lost } = await compare(root, `${site.url}/`);
  expect(errors).toEqual([]);
  const others = lost.filter(({ message }) => !message.includes('/calendar'));
  expect(others.map(({ message }) => message)).toEqual([]);
  expect(share).toBeGreaterThan(0);
});

test('a blog: articles with date, author, topics and picture; lists, feed, redirects', async () => {
  const site = await serve(await themeSite());
  const root = await makeSite('theme');
  const printed = await run(root, site.url);
  expect(printed).toContain('2 pages in pages/, 8 texts in data/posts/, 8 pictures and files');
  const row = readFileSync(join(root, 'data/posts/story-2.md'), 'utf8');
  expect(row).toContain('date: 2023-02-05T08:00:00+02:00');
  expect(row).toContain('authors:\n  - Rosa Quick');
  expect(row).toContain('tags:\n  - Rivers\ncategories:\n  - Walks');
  expect(row).toContain('src: /wp-content/uploads/road-2.jpg\n  alt: The road of journey 2');
  expect(row).toContain('?p=2');
  expect(row).not.toMatch(/Posted on|Filed under|lovely walk/);
  const posts = readFileSync(join(root, 'pages/posts.yaml'), 'utf8');
  expect(posts).toContain('"/blog{{ list.path }}"');
  expect(posts).toContain('"/tag/{{ topic.key }}"');
  const third = readFileSync(join(root, 'data/posts/story-3.md'), 'utf8');
  expect(third).toContain('oldAddresses:\n  - /?p=3');
  const { errors, share, lost } = await compare(root, site.url);
  expect(errors).toEqual([]);
  // Dates, authors, topics and comments are no sentences of the content.
  const isAround = /^(?:Posted on|Filed under|Tagged|Two thoughts|What a lovely|Category)/;
  expect(lost.flatMap(({ sentences }) => sentences).filter((one) => !isAround.test(one))).toEqual(
    [],
  );
  expect(share).toBeGreaterThan(0.9);
});

test('a second import changes nothing, keeps edits, and takes what is new', async () => {
  let words = 'The river was high in this spring.';
  const page = (body: string) => `<!doctype html><title>A page</title><main>${body}</main>`;
  const site = await serve((address) => {
    if (address === '/')
      return page(
        '<h1>Start here</h1><p>We begin at the bridge.</p><a href="/a">A</a><a href="/b">B</a>',
      );
    if (address === '/a') return page(`<h1>Page A</h1><p>${words}</p>`);
    if (address === '/b') return page('<h1>Page B</h1><p>Nothing changes on this page.</p>');
    return undefined;
  });
  const root = await makeSite('again');
  await run(root, site.url);
  expect(await run(root, site.url)).toContain('Wrote 0 new files, updated 0;');
  expect(readdirSync(join(root, '.blockwright/import'))).toEqual([]);
  const edited = join(root, 'pages/b.yaml');
  const text = `${readFileSync(edited, 'utf8')}# A line of mine.\n`;
  writeFileSync(edited, text);
  words = 'The river is low in this summer.';
  const printed = await run(root, site.url);
  expect(printed).toContain('updated 1;');
  expect(readFileSync(edited, 'utf8')).toBe(text);
  expect(readFileSync(join(root, 'pages/a.yaml'), 'utf8')).toContain('The river is low');
});

test('one page alone, the pages below an address, and a page whose address is taken', async () => {
  const page = (name: string, links: string) =>
    `<!doctype html><title>${name}</title><main><h1>${name}</h1><p>This is the page ${name} of the site.</p>${links}</main>`;
  const site = await serve((address) => {
    if (address === '/') return page('Home', '<a href="/docs/">Docs</a>');
    if (address === '/docs/')
      return page(
        'Docs',
        '<p>See <a href="/docs/a">page A</a> and <a href="/">the first page</a>.</p>',
      );
    if (address === '/docs/a') return page('Docs A', '');
    return undefined;
  });
  const one = await makeSite('one');
  const printed = await run(one, `${site.url}/docs/`, { 'max-pages': '1' });
  expect(readdirSync(join(one, 'pages'))).toEqual(['docs.yaml']);
  expect(printed).toContain('A link to a page that did not come along: its words were kept (1)');
  const below = await makeSite('below');
  await run(below, `${site.url}/docs/`);
  expect(readdirSync(join(below, 'pages')).sort()).toEqual(['a.yaml', 'docs.yaml']);
  writeFileSync(
    join(below, 'pages.yaml'),
    `${manifest}  /:\n    title: My own page\n    description: A page of my own.\n    sections: [{ type: hero, headline: Mine, text: Mine. }]\n`,
  );
  const again = await run(below, site.url);
  expect(again).toContain('is a draft, until the page that exists is removed');
  expect(readFileSync(join(below, 'pages/home.yaml'), 'utf8')).toContain('draft: true');
});

test('hostile pages write nothing outside, run nothing, and are no internal error', async () => {
  const picture = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script>x</script></svg>',
  );
  const deep = `${'<div>'.repeat(3000)}deep words in here${'</div>'.repeat(3000)}`;
  const site = await serve((address) => {
    if (address === '/')
      return `<title>{{ site.name }} <b></title><h1>{{ page }} *star* [x](javascript:y)</h1><p>A {% raw %} {{ boom }} paragraph here.</p>
        <img src="/../../../../etc/passwd.png"><img src="/%2e%2e/%2e%2e/evil.svg"><img src="/evil.svg" onerror="x()"><script>alert(1)</script>
        <a href="javascript:alert(1)">Click on this now</a><a href="/a%00b">Null in here</a><a href="http://[bad">Bad address here</a><a href="/%E0%A4%A">Broken code here</a>
        <a href="/..%2f..%2fetc/x.html">Out of the site</a><a href="/away">Away from here</a>${deep}<table><tr><td><details><summary>Odd question?</summary><p>Odd answer.</p></details></table>
        <script type="application/ld+json">{"@graph":[[[[{"@type":["FAQPage",3],"mainEntity":{"name":{}}}]]]], "@type": 5}</script>`;
    if (address === '/away')
      return { status: 302, headers: { location: 'http://169.254.1.1/private' } };
    if (address.endsWith('.svg'))
      return { headers: { 'content-type': 'image/svg+xml' }, body: picture };
    if (address.includes('etc')) return '<title>..</title><h1>..</h1><p>Who is out there now?</p>';
    return undefined;
  });
  const root = await makeSite('hostile');
  const printed = await run(root, site.url);
  expect(printed).toContain('it is a drawing with a script');
  expect(readdirSync(folder).sort()).toEqual(expect.arrayContaining(['hostile']));
  expect(existsSync(join(root, 'public'))).toBe(false);
  const { diagnostics } = await checkFolder(root);
  expect(
    diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message),
  ).toEqual([]);
  const pages = readPages(root);
  expect(pages).toContain('deep words in here');
  expect(pages).not.toContain('alert(1)');
});
