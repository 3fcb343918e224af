import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { pagesPath, prepareBuild, readFiles } from './builds/builds.ts';
import { isLongRun } from './isLongRun.ts';
import { startServer } from './startServer.ts';

let root: string;
const folders: string[] = [];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'blockwright-dev-'));
  folders.push(root);
  await mkdir(join(root, 'public', 'images'), { recursive: true });
  await save('pages.yaml', site);
});

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

const patience = { timeout: 30_000, interval: 50 };

test('stops without errors, even right after it started', async () => {
  const dev = await start();
  await dev.page('');
  expect([await dev.stop(), dev.errors()]).toEqual([0, '']);
  const again = await start();
  expect([await again.stop(), again.errors()]).toEqual([0, '']);
});

test('stops without errors during the first response', async () => {
  await writeFile(join(root, 'public', 'large.bin'), Buffer.alloc(20_000_000));
  const dev = await start();
  const { hostname, port } = new URL(dev.address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(`GET /large.bin HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`);
  await once(socket, 'readable');
  expect([await dev.stop(), dev.errors()]).toEqual([0, '']);
  socket.destroy();
});

test('reuses the stored facts at the next start, and ignores a damaged file', async () => {
  const first = await start();
  expect((await first.page('about')).html).toContain('What we are about');
  await first.stop();
  const store = pagesPath(root);
  const kept = await readFile(store);
  const damages = [
    () => truncate(store, kept.length >> 1),
    () => writeFile(store, String(kept).replaceAll('title', 'elttit')),
  ];
  if (isLongRun)
    damages.push(
      () => writeFile(store, ''),
      () => writeFile(store, Buffer.from(kept).fill('}', kept.length >> 1)),
    );
  for (const damage of damages) {
    await damage();
    const dev = await start();
    expect(await dev.page('about')).toMatchObject({ status: 200 });
    expect((await dev.page('about')).html).toContain('What we are about');
    expect((await dev.page('')).html).toContain('href="/about"');
    expect([await dev.stop(), dev.errors()]).toEqual([0, '']);
    expect((await readFile(store)).length).toBeGreaterThan(kept.length * 0.9);
  }
});

test('never serves the first half of a file that is saved in two steps', async () => {
  const dev = await start();
  await dev.page('about');
  const cut = site.indexOf('  /about:');
  for (let round = 1, saves = 0; saves < 5; round++) {
    const text = site.replace('Welcome', `Welcome ${round}`);
    const began = performance.now();
    await save('pages.yaml', text.slice(0, cut));
    // Answered while the file is cut, or after the second step.
    const looks: Promise<{ status: number }>[] = [];
    for (let look = 0; look < 4; look++) {
      looks.push(dev.page('about'));
      await pause(20);
    }
    await save('pages.yaml', text);
    const wasFast = performance.now() - began < 120;
    const seen = (await Promise.all(looks)).map(({ status }) => status);
    // On a busy machine, the steps may be so far apart that the first counts as a save.
    if (wasFast) {
      saves++;
      expect(seen).toEqual([200, 200, 200, 200]);
    }
    // A machine that is never fast enough would look for ever.
    expect(round).toBeLessThan(200);
    await expect
      .poll(async () => (await dev.page('')).html, patience)
      .toContain(`Welcome ${round}`);
    expect((await dev.page('about')).status).toBe(200);
  }
});

test('serves a page right after a save with the saved content', async () => {
  const dev = await start();
  for (let round = 1; round <= 10; round++) {
    await save('pages.yaml', site.replace('Welcome', `Welcome ${round}`));
    expect((await dev.page('')).html).toContain(`Welcome ${round}`);
    await pause(round * 20);
  }
});

test('serves pages whose images cannot be read', async () => {
  await save('public/images/unused.png', 'half a picture');
  await mkdir(join(root, 'public/images/folder.png'));
  await symlink('loop.png', join(root, 'public/images/loop.png'));
  const dev = await start();
  expect((await dev.page('about')).status).toBe(200);
  await save('public/images/used.png', 'half a picture');
  await save(
    'pages.yaml',
    site.replace(
      'headline: About us',
      'headline: About us at last\n        image: { src: /images/used.png, alt: Us }',
    ),
  );
  for (const page of ['', 'about']) expect((await dev.page(page)).status).toBe(200);
  await pause(1500);
  expect((await dev.page('')).status).toBe(200);
  expect(dev.errors()).not.toMatch(/\n\s+at /);
});

test('notices theme.css, team.yaml and files of public/ that are added, changed or removed', async () => {
  const picture = 'image: { src: /images/a.svg, alt: A square }';
  await save(
    'pages.yaml',
    site.replace('headline: About us', `headline: About us\n        ${picture}`),
  );
  const dev = await start();
  const broken = await dev.page('about');
  // The page shows, and above it what is wrong.
  expect(broken.status).toBe(200);
  await expect.poll(() => dev.errors(), patience).toContain('pages.yaml:24:23 error[BW106]');
  expect(broken.html).toContain('/images/a.svg');
  const html = async () => (await dev.page('about')).html;
  // First before public/ is watched, then while it is.
  await save('public/images/a.svg', square(30));
  await expect.poll(html, patience).toContain('width="30"');
  await pause(1500);
  await save('public/images/a.svg', square(40));
  await expect.poll(html, patience).toContain('width="40"');
  await save('theme.css', 'h1 { letter-spacing: 7px }');
  await expect.poll(html, patience).toContain('h1{letter-spacing:7px}');
  await save('team.yaml', 'people: { anna@example.com: owner }\n');
  await expect.poll(dev.errors, patience).toContain('error[BW506]');
  await rm(join(root, 'team.yaml'));
  const address = `${dev.address}images/a.svg`;
  expect(await (await fetch(address)).text()).toBe(square(40));
  // The last state without errors is served as long as there are errors.
  await rm(join(root, 'public/images/a.svg'));
  await expect.poll(async () => (await fetch(address)).status, patience).toBe(404);
  expect((await dev.page('about')).status).toBe(200);
});

test('notices the inventory of an old site that is added, changed or removed', async () => {
  // Every page is rendered before the comparison, which takes long on a busy machine.
  const rendering = { ...patience, timeout: 120_000 };
  const inventory = (redirects: object) =>
    JSON.stringify({ format: 'blockwright-inventory/1', pages: [], redirects });
  await save('pages.yaml', site.replace('  locale:', '  replaces: old.json\n  locale:'));
  const dev = await start();
  expect((await dev.page('')).status).toBe(200);
  await expect
    .poll(dev.errors, rendering)
    .toContain('error[BW620] The inventory old.json does not');
  const seen = async (text: string, message: string) => {
    const before = dev.errors().length;
    await save('old.json', text);
    await expect.poll(() => dev.errors().slice(before), rendering).toContain(message);
  };
  await save('old.json', inventory({ '/a': '/' }));
  // The name of the file is in pages.yaml alone, so `dev` notices a new one at the next request.
  await dev.page('');
  await expect.poll(dev.errors, rendering).toContain('redirected /a to /,');
  await seen(inventory({ '/b': '/' }), 'redirected /b to /,');
  // Nothing is printed when nothing is wrong, so the same message comes again.
  await save('old.json', inventory({}));
  await pause(1500);
  await seen(inventory({ '/b': '/' }), 'redirected /b to /,');
  await rm(join(root, 'old.json'));
  await expect.poll(() => dev.errors().split('BW620').length, rendering).toBe(3);
});

test('serves the site-wide files as a build writes them', async () => {
  await save('public/robots.txt', 'Disallow: /');
  const about = '  /about:\n    redirectFrom: [/who/we-are]\n';
  await save('pages.yaml', site.replace('  /about:\n', about).replace('pages:\n', wholeSite));
  await prepareBuild(root);
  const built = await readFiles(root);
  const dev = await start();
  const compared: string[] = [];
  for (const [path, content] of Object.entries(built)) {
    // In `dev`, pages contain their icon.
    if (/^(assets\/|_|favicon\.svg|(about\/)?index\.html)/.test(path)) continue;
    const address = dev.address + path.replace(/\/index\.html$/, '');
    const response = await fetch(address, { redirect: 'manual' });
    // Where a build writes a page that forwards, `dev` redirects.
    const isForwarded = content.includes('http-equiv="refresh"');
    expect([path, response.status]).toEqual([path, isForwarded ? 301 : 200]);
    if (isForwarded) {
      compared.push(`${path} ${response.headers.get('location')}`);
      continue;
    }
    const text = await response.text();
    // The scripts and styles of pages differ in `dev`.
    const compare = path === '404.html' ? getText : String;
    expect([path, compare(text)]).toEqual([path, compare(content)]);
    compared.push(`${path} ${response.headers.get('content-type')?.split(';')[0]}`);
  }
  expect(compared.sort()).toEqual([
    '404.html text/html',
    'llms.txt text/plain',
    'news.json application/json',
    'news.xml application/xml',
    'old/index.html /about',
    'robots.txt text/plain',
    'sitemap.xml application/xml',
    'who/we-are/index.html /about',
  ]);
  for (const path of ['_headers', '_redirects', 'olds.xml'])
    expect([path, (await fetch(dev.address + path)).status]).toEqual([path, 404]);
});

async function start() {
  const dev = await startServer('dev', { root });
  onTestFinished(async () => {
    await dev.stop();
  });
  return dev;
}

function save(file: string, text: string): Promise<void> {
  return writeFile(join(root, file), text);
}

/** Returns the text of a page's content. */
function getText(html: string): string | undefined {
  return /<main.*<\/main>/s.exec(html)?.[0].replace(/<[^>]*>/g, '');
}

const square = (side: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"/>`;

const wholeSite = `  redirects: { /old: /about }
  feeds:
    - path: /news
      title: News
      description: What is new
      items: [{ title: Open, to: /, date: 2026-05-04 }]
pages:
`;

const site = `site:
  name: Fixture
  url: https://www.example.com
  description: A site for tests of the development server, with two pages and nothing else.
  locale: en-US
  email: hello@example.com
  header:
    items:
      - { label: Home, to: / }
      - { label: About, to: /about }
pages:
  /:
    title: The home page of a small site
    description: The home page of a small site that exists so that tests can look at it while it changes.
    sections:
      - type: hero
        headline: Welcome
  /about:
    title: What we are about, in a few words
    description: The other page of a small site that exists so that tests can look at it while it changes.
    sections:
      - type: hero
        headline: About us
`;
