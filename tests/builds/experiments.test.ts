import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildLikeCold, prepareBuild, runCommand } from './builds.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0';
const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** A site with a test on the home page, in two languages, and one on a page with a form. */
const site = `site:
  name: Example
  url: https://www.example.com/shop
  description: An example
  locales: [en, de]
  search: {}
  markdown: true
  checks: { host-path: off }
  host: HOST
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    redirectFrom: [/old]
    sections:
      - type: hero
        headline: Hello
        actions: [{ label: Contact, to: /contact }]
        test: { name: greeting, owner: Ada, end: 2090-01-31, b: { headline: Welcome } }
      - { type: cta, title: Talk to us, actions: [{ label: Contact, to: /contact }] }
  /contact:
    title: Contact the example
    description: Here is how to reach the people who made the example of a site
    sections:
      - type: hero
        headline: Contact
        test: { name: contact, owner: Ada, end: 2090-01-31, b: { tone: dark } }
      - { type: form, form: contact }
`;
const files: Record<string, string> = {
  'pages.yaml': site,
  'locales/de.yaml': `site:
  texts:
    - { en: An example, de: Ein Beispiel }
    - { en: Contact, de: Kontakt }
/:
  route: /de
  texts:
    - { en: An example of a site, de: Das Beispiel einer Website }
    - { en: A page that shows in a few words what the example is about, de: Das Wichtigste in wenigen Worten und ohne Umschweife }
    - { en: Hello, de: Hallo }
    - { en: Welcome, de: Willkommen }
    - { en: Talk to us, de: Mit uns reden }
`,
  'data/forms/contact.yaml': `title: Contact
submit: Send
groups:
  - fields:
      - { name: email, kind: email, label: Email, required: true }
      - { name: variant, kind: hidden, label: Variant, from: variant }
`,
};

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'blockwright-experiments-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  await buildFor('vercel');
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function buildFor(host: string, edit = (text: string) => text): Promise<string> {
  await writeFile(join(root, 'pages.yaml'), edit(site.replace('HOST', host)));
  return prepareBuild(root);
}

const read = (path: string) => readFileSync(join(root, 'dist/client', path), 'utf8');

test('a variant differs in its section alone, and search engines are led to the page', () => {
  for (const folder of ['', 'de/']) {
    const name = folder ? ['Hallo', 'Willkommen'] : ['Hello', 'Welcome'];
    const [page, variant] = [read(`${folder}index.html`), read(`${folder}variant-b/index.html`)];
    expect(variant).not.toContain('noindex');
    expect(variant.replace('greeting=b', 'greeting=a').replace(name[1] ?? '', name[0] ?? '')).toBe(
      page,
    );
    expect(page).toContain(
      `<link rel="canonical" href="https://www.example.com/shop/${folder.slice(0, -1)}">`,
    );
  }
  for (const path of ['sitemap.xml', 'llms.txt', '_redirects'])
    expect(read(path), path).not.toContain('variant');
  expect(existsSync(join(root, 'dist/client/contact.md'))).toBe(true);
  expect(existsSync(join(root, 'dist/client/contact/variant-b.md'))).toBe(false);
});

test('forms send the variant', () => {
  expect(read('contact/index.html')).toMatch(/name="variant"[^>]* value="contact=a"/);
  expect(read('contact/variant-b/index.html')).toMatch(/name="variant"[^>]* value="contact=b"/);
});

/** What a host answers: the page that it shows, and the header. */
interface Answer {
  path: string;
  cacheControl: string | null;
}

type Ask = (path: string, visitor: { ip: string; agent?: string }) => Promise<Answer>;

async function expectChoices(ask: Ask): Promise<void> {
  const visitors = Array.from({ length: 60 }, (_, index) => `203.0.${index}.9`);
  const answers = await Promise.all(visitors.map((ip) => ask('/shop/contact?a=1', { ip })));
  const variants = answers.filter(({ path }) => path === '/shop/contact/variant-b?a=1');
  expect(variants.length).toBeGreaterThan(15);
  expect(variants.length).toBeLessThan(45);
  for (const { path, cacheControl } of answers) {
    expect(cacheControl).toBe('private, max-age=0, must-revalidate');
    if (!path.includes('variant')) expect(path).toBe('/shop/contact?a=1');
  }
  const ip = visitors[answers.findIndex(({ path }) => path.includes('variant'))] ?? '';
  expect((await ask('/shop/contact', { ip: ip.replace('.9', '.77') })).path).toContain('variant');
  expect((await ask('/shop/contact', { ip, agent: googlebot })).path).toBe('/shop/contact');
}

async function load(path: string) {
  // Another address for each build.
  const text = await readFile(join(root, path), 'utf8');
  const copy = join(root, `module-${text.length}-${path.replaceAll('/', '-')}.mjs`);
  await writeFile(copy, text);
  return import(/* @vite-ignore */ pathToFileURL(copy).href);
}

/** Answers with the address, as a host answers with the page. */
const echo = async (request: Request) => {
  const { pathname, search } = new URL(request.url);
  return new Response(pathname + search, { headers: { 'cache-control': 'public, max-age=60' } });
};

describe('the files of hosts choose a variant', () => {
  const toRequest = (path: string, headers: Record<string, string>, agent = firefox) =>
    new Request(`https://www.example.com${path}`, { headers: { ...headers, 'user-agent': agent } });
  const toAnswer = async (response: Response): Promise<Answer> => ({
    path: await response.text(),
    cacheControl: response.headers.get('cache-control'),
  });

  test('of Vercel', async () => {
    const { routes } = JSON.parse(await readFile(join(root, '.vercel/output/config.json'), 'utf8'));
    const route = routes.find((one: { middlewarePath?: string }) => one.middlewarePath);
    for (const path of ['/shop', '/shop/', '/shop/de', '/shop/contact'])
      expect(new RegExp(route.src).test(path), path).toBe(true);
    for (const path of ['/shop/contact/variant-b', '/', '/shop/contacts'])
      expect(new RegExp(route.src).test(path), path).toBe(false);
    const folder = `.vercel/output/functions/${route.middlewarePath}.func`;
    const { entrypoint } = JSON.parse(
      await readFile(join(root, folder, '.vc-config.json'), 'utf8'),
    );
    const { default: middleware } = await load(`${folder}/${entrypoint}`);
    await expectChoices(async (path, { ip, agent }) => {
      const { headers }: Response = await middleware(toRequest(path, { 'x-real-ip': ip }, agent));
      const to = headers.get('x-middleware-rewrite');
      expect(to === null).toBe(headers.get('x-middleware-next') === '1');
      const { pathname, search } = new URL(to ?? `https://www.example.com${path}`);
      return { path: pathname + search, cacheControl: headers.get('cache-control') };
    });
  });

  test('of Cloudflare Workers', async () => {
    await buildFor('cloudflare-workers');
    const { main, assets } = JSON.parse(await readFile(join(root, 'wrangler.jsonc'), 'utf8'));
    expect(assets.run_worker_first).toEqual(['/shop/contact', '/shop/de', '/shop']);
    const { default: worker } = await load(main);
    const ASSETS = { fetch: echo };
    await expectChoices(async (path, { ip, agent }) =>
      toAnswer(await worker.fetch(toRequest(path, { 'cf-connecting-ip': ip }, agent), { ASSETS })),
    );
  });

  test('of Netlify, and are removed with the last test', async () => {
    await buildFor('netlify');
    const path = 'netlify/edge-functions/blockwright.js';
    const { default: edge, config } = await load(path);
    expect(config.path).toContain('/shop/contact/');
    const ofNode = globalThis.fetch;
    globalThis.fetch = echo as typeof fetch;
    try {
      await expectChoices(async (path, { ip, agent }) => {
        const request = toRequest(path, {}, agent);
        return toAnswer(await edge(request, { ip, next: () => echo(request) }));
      });
      // A function of an earlier build, whose variant does not exist any more.
      globalThis.fetch = async () => new Response('', { status: 404 });
      const request = toRequest('/shop/contact', {});
      const found = await Promise.all(
        Array.from({ length: 20 }, async (_, index) =>
          toAnswer(await edge(request, { ip: `10.0.${index}.1`, next: () => echo(request) })),
        ),
      );
      expect(new Set(found.map(({ path }) => path))).toEqual(new Set(['/shop/contact']));
    } finally {
      globalThis.fetch = ofNode;
    }
    const printed = await buildFor('netlify', (text) =>
      text.replaceAll('2090-01-31', '2020-01-31'),
    );
    expect(printed).toContain('BW590');
    expect(existsSync(join(root, path))).toBe(false);
    expect(existsSync(join(root, 'dist/client/contact/variant-b'))).toBe(false);
    expect(read('index.html')).not.toContain('variant');
    const workers = await buildFor('cloudflare-workers', (text) =>
      text.replaceAll('2090-01-31', '2020-01-31'),
    );
    expect(workers).toContain('`main` is a leftover.');
  });
});

test('an edit of a variant gives the same files as a cold build', async () => {
  await buildFor('netlify');
  const edits: [string, string][] = [
    ['headline: Welcome', 'headline: Come in'],
    ['        test: { name: contact, owner: Ada, end: 2090-01-31, b: { tone: dark } }\n', ''],
  ];
  for (const [before, after] of edits) {
    const path = join(root, 'pages.yaml');
    await writeFile(path, (await readFile(path, 'utf8')).replace(before, after));
    await buildLikeCold(root, after);
  }
  expect(existsSync(join(root, 'dist/client/contact/variant-b'))).toBe(false);
  expect(read('variant-b/index.html')).toContain('Come in');
});

test('shards have the variants of their pages', async () => {
  await buildFor('vercel');
  const out = join(root, 'merged');
  const shards = ['1', '2'].map((number) => join(root, `shard-${number}`));
  for (const [index, shard] of shards.entries())
    await prepareBuild(root, '--shard', `${index + 1}/2`, '--out', shard);
  const { status, stderr } = await runCommand('merge', ...shards, '--root', root, '--out', out);
  expect([status, stderr]).toEqual([0, '']);
  for (const page of ['variant-b', 'de/variant-b', 'contact/variant-b'])
    expect(readFileSync(join(out, 'client', page, 'index.html'), 'utf8'), page).toBe(
      read(`${page}/index.html`),
    );
});

test('a host that cannot choose, and a page that differs elsewhere, are reported', async () => {
  await writeFile(
    join(root, 'pages.yaml'),
    site.replace('HOST', 'nginx').replace('b: { tone: dark }', 'b: { headline: Kontakt }'),
  );
  const { stdout } = await runCommand('check', '--root', root, '--format', 'json');
  const { diagnostics } = JSON.parse(stdout);
  expect(diagnostics.map(({ code, line }: { code: string; line: number }) => [code, line])).toEqual(
    [
      ['BW591', 19],
      ['BW591', 27],
    ],
  );
});
