import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createInventory } from '../../format/createInventory.ts';
import { formatInventory } from '../../format/formatInventory.ts';
import { crawlSite } from './crawlSite.ts';

let folder: string;
let server: Server | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blockwright-crawl-'));
});
afterEach(async () => {
  server?.closeAllConnections();
  server?.close();
  await rm(folder, { recursive: true, force: true });
});

async function serve(listener: RequestListener): Promise<URL> {
  server = createServer(listener);
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready));
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

function crawl(start: URL, limits = {}, signal = new AbortController().signal) {
  const all = { pages: 100, bytes: 1e8, milliseconds: 60_000, ...limits };
  const progress = { onVisit: () => undefined, onResume: () => undefined };
  return crawlSite(start, { journal: join(folder, 'journal'), limits: all, signal, progress });
}

const html = (body: string) => `<!doctype html><title>T</title><body>${body}</body>`;

test('reads sitemaps, feeds and links; obeys robots.txt, redirects and pauses', async () => {
  const counts = new Map<string, number>();
  const start = await serve(({ url = '', headers }, response) => {
    const count = (counts.get(url) ?? 0) + 1;
    counts.set(url, count);
    const base = `http://${headers.host}`;
    const send = (type: string, body: string | Buffer) => {
      response.setHeader('content-type', type);
      response.end(body);
    };
    if (url === '/robots.txt')
      return send('text/plain', `User-agent: *\nDisallow: /admin\nSitemap: ${base}/index.xml.gz`);
    if (url === '/index.xml.gz') {
      const index = `<sitemapindex><sitemap><loc>${base}/map.xml</loc></sitemap></sitemapindex>`;
      return send('application/gzip', gzipSync(index));
    }
    if (url === '/map.xml')
      return send('text/xml', `<urlset><url><loc>${base}/hidden</loc></url></urlset>`);
    if (url === '/feed.xml')
      return send(
        'application/rss+xml',
        `<rss><channel><item><link>${base}/post?utm_source=rss</link></item></channel></rss>`,
      );
    if (url === '/')
      return send(
        'text/html',
        html(
          '<link rel="alternate" type="application/rss+xml" href="/feed.xml"><a href="/old">x</a><a href="/admin">x</a><a href="/busy">x</a><a href="/gone">x</a><a href="/latin">x</a><a href="https://other.example/">x</a>',
        ),
      );
    if (url === '/old') return response.writeHead(301, { location: '/new' }).end();
    if (url === '/latin') {
      response.setHeader('content-type', 'text/html; charset=windows-1252');
      return response.end(Buffer.from(html('caf\xe9 au lait'), 'latin1'));
    }
    if (url === '/busy' && count === 1)
      return response.writeHead(503, { 'retry-after': '0' }).end();
    if (['/new', '/hidden', '/post', '/busy'].includes(url)) return send('text/html', html(url));
    response.writeHead(404).end();
  });
  const site = await crawl(start);
  const { pages, redirects, feeds, leftOut } = createInventory(site);
  expect(pages.map(({ address, status }) => `${address} ${status}`)).toEqual([
    '/ 200',
    '/busy 200',
    '/gone 404',
    '/hidden 200',
    '/latin 200',
    '/new 200',
    '/post 200',
  ]);
  expect(pages.find(({ address }) => address === '/latin')?.sentences).toEqual(['café au lait']);
  expect(redirects).toEqual({ '/old': '/new' });
  expect(feeds).toEqual(['/feed.xml']);
  expect(leftOut).toEqual(['1 address, because robots.txt forbids them: /admin']);
  expect(counts.get('/admin')).toBeUndefined();
  expect(
    Math.max(...[...counts].filter(([url]) => url !== '/busy').map(([, count]) => count)),
  ).toBe(1);
  expect(existsSync(join(folder, 'journal'))).toBe(false);
});

test('stops at a limit, says so, and continues: the result has the same bytes', async () => {
  const asked: string[] = [];
  const start = await serve(({ url = '' }, response) => {
    asked.push(url);
    const [, number] = /^\/p(\d+)$/.exec(url) ?? [];
    if (url !== '/' && !number) return response.writeHead(404).end();
    const next = Number(number ?? 0) + 1;
    response.setHeader('content-type', 'text/html');
    response.end(html(`Page ${url} says this.${next < 12 ? `<a href="/p${next}">next</a>` : ''}`));
  });
  const part = await crawl(start, { pages: 5 });
  expect(part).toMatchObject({ isStopped: true });
  expect(part.leftOut[0]).toMatch(/^1 known address, because of the limit of 5 pages/);
  const before = asked.length;
  const whole = await crawl(start);
  expect(whole.isStopped).toBe(false);
  expect(asked.slice(before).filter((url) => url === '/p2')).toEqual([]);
  const again = await crawl(start);
  expect(formatInventory(createInventory(again))).toBe(formatInventory(createInventory(whole)));
  expect(again.pages.length).toBe(12);
});

test('explains a site that cannot be read', async () => {
  const nowhere = new URL('http://127.0.0.1:9/');
  await expect(crawl(nowhere)).rejects.toThrow('do not open the port');
  await expect(crawl(new URL('http://name.invalid/'))).rejects.toThrow('name.invalid is not known');
  const closed = await serve((_, response) => response.end());
  server?.close();
  server?.closeAllConnections();
  await expect(crawl(closed)).rejects.toThrow('Nothing answers at');
  const forbidden = await serve((_, response) => response.end('User-agent: *\nDisallow: /'));
  await expect(crawl(forbidden)).rejects.toThrow(/robots\.txt .* forbids reading \//);
  server?.close();
  const moved = await serve(({ url }, response) =>
    url === '/robots.txt'
      ? response.writeHead(404).end()
      : response.writeHead(301, { location: 'https://www.example.com/' }).end(),
  );
  await expect(crawl(moved)).rejects.toThrow('this address: https://www.example.com/');
});
