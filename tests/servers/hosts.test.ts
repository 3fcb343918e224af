import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { handleRequests } from '../../base/http/handleRequests.ts';
import { listen } from '../../base/http/listen.ts';
import type { RequestHandler } from '../../base/http/RequestHandler.ts';
import { sitePlugin } from '../../features/vike/sitePlugin.ts';
import { serveBuiltSite } from '../../server/preview/serveBuiltSite.ts';
import { prepareBuild } from '../builds/builds.ts';
import { isLongRun } from '../isLongRun.ts';
import { startServer } from '../startServer.ts';
import {
  type HostedSite,
  serveByApache,
  serveByCaddy,
  serveByNginx,
  serveLikeCloudFront,
  serveLikeVercel,
  writeHostFiles,
} from './hostServers.ts';
import {
  installCaddy,
  installSuperstatic,
  installWrangler,
  serveBySuperstatic,
  serveByWrangler,
} from './installedHosts.ts';
import { rawRequest } from './rawRequest.ts';
import { redirectedRequests, redirectingSite } from './redirects.ts';

/** What a build writes for hosts, run by the real servers or by ones that execute it, with the sample site. */
let folder: string;
let ferry: string;
let ferrySite: HostedSite;
/** A site with redirects of every kind, and the same site below a path. */
let moved: string;
let movedOutput: string;
let movedSite: HostedSite;
let belowPath: HostedSite;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blockwright-hosts-'));
  const root = join(folder, 'ferry');
  await cp('tests/fixtures/sites/ferry', root, { recursive: true });
  await prepareBuild(root);
  ferry = join(root, 'dist/client');
  ferrySite = { root, scratch: folder };
  moved = join(folder, 'moved');
  movedOutput = join(moved, 'dist/client');
  movedSite = { root: moved, scratch: folder };
  await writeSite(moved);
  await prepareBuild(moved);
  belowPath = { root: join(folder, 'below'), scratch: folder };
  await writeSite(belowPath.root, (text) => text.replace('.example.com', '$&/shop'));
  await prepareBuild(belowPath.root);
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function writeSite(root: string, edit = (text: string) => text): Promise<void> {
  for (const [path, text] of Object.entries(redirectingSite)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), path === 'pages.yaml' ? edit(text) : text);
  }
}

describe('nginx', () => {
  test('serves the site and passes forms to the functions', async () => {
    const [, forms = ''] = await readExamples('nginx', 'nginx');
    const more = replaceAll(forms, { 'http://127.0.0.1:8000': await startFunctions() });
    await serveByNginx(
      ferrySite,
      async (address) => {
        await expectSite(address);
        await expectFunctions(address);
      },
      more,
    );
  });

  test('answers redirects as they are written', () => serveByNginx(movedSite, expectRedirects));
  test('serves a site below a path', () => serveByNginx(belowPath, expectPath));
});

describe('Apache', () => {
  test('serves the site and passes forms to the functions', async () => {
    const [forms = ''] = await readExamples('apache', 'apache');
    const more = forms.replace('http://127.0.0.1:8000', await startFunctions());
    await serveByApache(
      ferrySite,
      async (address) => {
        await expectSite(address);
        await expectFunctions(address);
      },
      { more },
    );
  });

  test('answers redirects as they are written', () => serveByApache(movedSite, expectRedirects));
  test('serves a site below a path', () =>
    serveByApache(belowPath, expectPath, { alias: '/shop/' }));
});

describe('CloudFront, by its function', () => {
  test('serves the site', async () => expectSite(await serveLikeCloudFront(ferrySite), false));
  test('answers redirects as they are written', async () =>
    expectRedirects(await serveLikeCloudFront(movedSite)));
  test('serves a site below a path', async () => expectPath(await serveLikeCloudFront(belowPath)));
});

describe('Vercel, by its routes', () => {
  test('serves the site', async () => expectSite(await serveLikeVercel(ferrySite), false));
  test('answers redirects as they are written', async () =>
    expectRedirects(await serveLikeVercel(movedSite)));
  test('serves a site below a path', async () =>
    expectPath(await serveLikeVercel(belowPath, '/shop/')));
});

describe('a site in two languages', () => {
  let site: HostedSite;
  beforeAll(async () => {
    site = { root: join(folder, 'languages'), scratch: folder };
    await mkdir(join(site.root, 'locales'), { recursive: true });
    await writeFile(join(site.root, 'pages.yaml'), translatedSite);
    await writeFile(
      join(site.root, 'locales/de.yaml'),
      '/:\n  texts: [{ en: Hello, de: Hallo }]\n',
    );
    await prepareBuild(site.root);
  });

  test.each([
    ['nginx', (use: Use) => serveByNginx(site, use)],
    ['Apache', (use: Use) => serveByApache(site, use)],
    ['Vercel', async (use: Use) => use(await serveLikeVercel(site))],
  ])(
    '%s shows the page for missing addresses in the language of the folder',
    async (_, serveBy) => {
      const [english, german] = await Promise.all(
        ['404.html', 'de/404.html'].map((path) =>
          readFile(join(site.root, 'dist/client', path), 'utf8'),
        ),
      );
      expect(german).toContain('lang="de"');
      await serveBy(async (address) => {
        for (const [path, page] of [
          ['/nothing', english],
          ['/de/nothing', german],
          ['/de/nothing/below', german],
          ['/design', english],
        ] as const)
          expect(await rawRequest(address, path)).toMatchObject({ status: 404, body: page });
      });
    },
  );
});

type Use = (address: string) => Promise<void>;

const translatedSite = `site:
  name: Two
  url: https://www.example.com
  description: A site in two languages
  locales: [en, de]
pages:
  /:
    title: A site in two languages
    description: A page that shows in a few words what the example is about
    sections: [{ type: hero, headline: Hello }]
`;

describe.runIf(isLongRun)('hosts that are installed for the test', () => {
  test('Caddy answers alike', async () => {
    const program = await installCaddy(folder);
    await serveByCaddy(ferrySite, program, expectSite);
    await serveByCaddy(movedSite, program, expectRedirects);
    await serveByCaddy(belowPath, program, expectPath);
  });

  test("Firebase's emulator answers alike", async () => {
    const program = await installSuperstatic(folder);
    const root = join(folder, 'firebase');
    await writeSite(root, (text) =>
      text
        .replace('site:', '$&\n  host: firebase')
        .replaceAll(/^ +\/(?:blog\/|files\/)?\*: .*\n/gm, ''),
    );
    await prepareBuild(root);
    await serveBySuperstatic({ root, scratch: folder }, program, (address) =>
      expectRedirects(address, onFirebase),
    );
  });

  test('`wrangler dev` answers as Cloudflare Workers do', async () => {
    const wrangler = await installWrangler(folder);
    const root = join(folder, 'workers');
    await writeSite(root, (text) => text.replace('site:', '$&\n  host: cloudflare-workers'));
    await prepareBuild(root);
    await serveByWrangler({ root, scratch: folder }, wrangler, async (address) =>
      expectRedirects(address, onCloudflare),
    );
    await cp(ferrySite.root, join(folder, 'workersFerry'), { recursive: true });
    const copy = { root: join(folder, 'workersFerry'), scratch: folder };
    await writeHostFiles(copy, 'cloudflare-workers');
    await serveByWrangler(copy, wrangler, (address) => expectSite(address, false));
  });
});

/** What Firebase's emulator answers otherwise: queries count for nothing and are kept, and no pattern may hide a page. */
function onFirebase(request: string, expected: string): string | undefined {
  const [path = '', query] = request.split('?');
  if (/^\/(?:|Old|posts\/.*|blog\/chair|files\/old.pdf|index.php|search|find)$/.test(path))
    return 'served';
  if (path === '/docs/%3Fx%23y') return '301 /handbook/%253Fx%2523y';
  if (path === '/shop') return `${expected}&`;
  return query === undefined ? undefined : `${expected}?${query}`;
}

/** What Cloudflare answers otherwise: queries count for nothing, and letters must be written alike. */
function onCloudflare(request: string, expected: string): string | undefined {
  const [path = '', query] = request.split('?');
  if (/%cc%88|%7e|%2b|%c3%bcber-uns\/$/i.test(path)) return '301 /about';
  if (query === undefined) return undefined;
  if (path === '/') return 'served';
  if (/^\/(?:index.php|search|find)$/.test(path)) return `301 /about?${query}`;
  return `${expected}?${query}`.replace('%20c?', '%20c/?');
}

describe('redirects are answered as they are written', () => {
  test('by `preview`', async () => expectRedirects(await serve(serveBuiltSite(movedOutput))));

  // `vike dev` uses the same handler.
  test.runIf(isLongRun)('by `dev`', async () => {
    const dev = await startServer('dev', { root: moved });
    onTestFinished(() => dev.stop().then(() => undefined));
    await expectRedirects(dev.address);
  });

  test('by `vike dev`, which leaves all other requests to Vite', async () => {
    // Its folder is the package and the site.
    const path = join(moved, 'code/commandLine.mjs');
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, `export * from '${pathToFileURL('code/commandLine.mjs')}';\n`);
    const use: RequestHandler[] = [];
    const { configureServer } = sitePlugin(moved) as {
      configureServer(server: object): void;
    };
    configureServer({ middlewares: { use: (handler: RequestHandler) => use.push(handler) } });
    await expectRedirects(await serve(...use));
  });
});

/** Expects that each request is redirected, or not, and where to. */
async function expectRedirects(
  address: string,
  exception: (request: string, expected: string) => string | undefined = () => undefined,
): Promise<void> {
  const different: string[][] = [];
  for (const [path, to, status = 301] of redirectedRequests) {
    const answer = await rawRequest(address, path);
    const found = String(answer.headers.location ?? '').replace(/^http:\/\/[^/]*/, '');
    // Pages are folders, to which some servers redirect. Vite serves them in `vike dev`.
    const isServed =
      [`${path}/`, path.replace(/(?<=.)\/$/, '')].includes(found) ||
      [200, 404].includes(answer.status);
    const result = isServed ? 'served' : `${answer.status} ${found}`;
    const written = to ? `${status} ${to}` : 'served';
    const expected = (written !== 'served' && exception(path, written)) || written;
    if (result !== expected) different.push([path, expected, `${answer.status} ${found}`]);
  }
  expect(different).toEqual([]);
}

async function serve(...handlers: RequestHandler[]): Promise<string> {
  const server = createServer(handleRequests(handlers, () => undefined));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return listen(server, { host: '127.0.0.1', port: 0 });
}

/** Expects that pages, files, redirects and missing addresses below a path are answered, and no others. */
async function expectPath(address: string): Promise<void> {
  const expected: [path: string, status: number, location?: string][] = [
    ['/shop/', 200],
    ['/shop/about', 200],
    ['/shop/blog/lamp', 200],
    ['/shop/files/menu.pdf', 200],
    ['/shop/old', 301, '/shop/blog/lamp'],
    ['/shop/old/?x=1', 301, '/shop/blog/lamp'],
    ['/shop/docs/a', 301, '/shop/handbook/a'],
    ['/shop/nothing', 301, '/shop/about'],
    ['/about', 404],
    ['/old', 404],
  ];
  const answers = expected.map(async ([path]) => {
    const { status, headers } = await rawRequest(address, path);
    const { location } = headers;
    return [path, status, ...(location ? [new URL(String(location), address).pathname] : [])];
  });
  expect(await Promise.all(answers)).toEqual(expected);
}

/**
 * Expects pages, files, redirects, headers and the page for missing addresses.
 *
 * @param hasCacheControl whether the host sends the headers of the build for caches
 */
async function expectSite(address: string, hasCacheControl = true): Promise<void> {
  const get = (path: string) => rawRequest(address, path);
  const home = await get('/');
  expect(home.status).toBe(200);
  expect(home.body).toBe(await readFile(join(ferry, 'index.html'), 'utf8'));
  expect(home.headers).toMatchObject({
    'content-type': expect.stringContaining('text/html'),
    'x-content-type-options': 'nosniff',
  });
  if (hasCacheControl)
    expect(home.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
  expect((await get('/fares')).status).toBe(200);
  const page = await readFile(join(ferry, 'fares/index.html'), 'utf8');
  expect((await get('/fares')).body).toBe(page);
  // A slash at the end is either ignored or redirected.
  const slash = await get('/fares/');
  expect(slash.body === page || String(slash.headers.location).endsWith('/fares')).toBe(true);
  const moved = await get('/tickets');
  expect([moved.status, new URL(String(moved.headers.location), address).pathname]).toEqual([
    301,
    '/fares',
  ]);
  const missing = await get('/nothing');
  expect([missing.status, missing.body]).toEqual([
    404,
    await readFile(join(ferry, '404.html'), 'utf8'),
  ]);
  expect(missing.headers).toHaveProperty('x-content-type-options');
  for (const path of ['/_headers', '/_redirects']) expect((await get(path)).status).toBe(404);
  const [, asset = ''] = /(?:src|href)="(\/assets\/[^"]+)"/.exec(home.body) ?? [];
  const { status, headers } = await get(asset);
  expect(status).toBe(200);
  if (hasCacheControl) expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
}

/** Starts a server in the place of the site's functions; returns its origin. */
async function startFunctions(): Promise<string> {
  const server = createServer((request, response) => {
    response.end(JSON.stringify([request.url, request.headers['x-real-ip']]));
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return new URL(await listen(server, { host: '127.0.0.1', port: 0 })).origin;
}

/** Expects that requests reach the functions, with the address of the sender. */
async function expectFunctions(address: string): Promise<void> {
  const { body } = await rawRequest(address, '/functions/v1/submit-form');
  expect(JSON.parse(body)).toEqual(['/functions/v1/submit-form', '127.0.0.1']);
}

/** Returns the examples in a language on a page of docs/hosting/. */
async function readExamples(name: string, language: string): Promise<string[]> {
  const text = await readFile(`docs/hosting/${name}.md`, 'utf8');
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(
    ([, body = '']) => body,
  );
}

/** Replaces each text once, and throws if it is missing. */
function replaceAll(text: string, replacements: Record<string, string>): string {
  return Object.entries(replacements).reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`The example has no \`${from}\``);
    return result.replace(from, () => to);
  }, text);
}
