import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { handleRequests } from '../../base/http/handleRequests.ts';
import { listen } from '../../base/http/listen.ts';
import { serveBuiltSite } from './serveBuiltSite.ts';

test('serves a later build with its own rules', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'blockwright-preview-'));
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  await write('index.html', 'first');
  await write('404.html', 'nothing here');
  await write('_headers', '/*\n  X-Build: first\n');
  await write('_redirects', '/old / 301\n');
  const server = createServer(handleRequests([serveBuiltSite(folder)], () => undefined));
  onTestFinished(async () => {
    server.close();
    server.closeAllConnections();
    await rm(folder, { recursive: true });
  });
  const address = await listen(server, { host: 'localhost', port: 15480 });
  const get = (path: string) => fetch(address + path, { redirect: 'manual' });
  expect((await get('')).headers.get('x-build')).toBe('first');
  expect((await get('old')).status).toBe(301);

  await write('index.html', 'second');
  await write('404.html', 'nothing at all');
  await write('_headers', '/*\n  X-Build: second\n');
  await write('_redirects', '/older / 302\n');
  const page = await get('');
  expect([page.headers.get('x-build'), await page.text()]).toEqual(['second', 'second']);
  expect((await get('older')).status).toBe(302);
  const gone = await get('old');
  expect([gone.status, await gone.text()]).toEqual([404, 'nothing at all']);
});

test('serves a site below the path of its address', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'blockwright-preview-'));
  await writeFile(join(folder, 'index.html'), 'first page');
  await writeFile(join(folder, '404.html'), 'nothing here');
  await writeFile(join(folder, '_redirects'), '/club/old /club/ 301\n');
  const site = serveBuiltSite(folder, undefined, '/club/');
  const server = createServer(handleRequests([site], () => undefined));
  onTestFinished(async () => {
    server.close();
    server.closeAllConnections();
    await rm(folder, { recursive: true });
  });
  const address = await listen(server, { host: 'localhost', port: 15490 });
  const get = (path: string) => fetch(address + path, { redirect: 'manual' });
  expect(await (await get('club/')).text()).toBe('first page');
  for (const path of ['', 'club']) {
    const response = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([302, '/club/']);
  }
  expect((await get('club/old')).headers.get('location')).toBe('/club/');
  const outside = await get('index.html');
  expect([outside.status, await outside.text()]).toEqual([404, 'nothing here']);
});

test('applies the headers of a folder, of a page, and of nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'blockwright-preview-'));
  for (const name of ['index', 'about', 'blogger', 'blog']) {
    await writeFile(join(folder, `${name}.html`), name);
  }
  await writeFile(join(folder, '_headers'), '/blog/*\n  X-Folder: yes\n/about\n  X-Page: yes\n');
  const server = createServer(handleRequests([serveBuiltSite(folder)], () => undefined));
  onTestFinished(async () => {
    server.close();
    server.closeAllConnections();
    await rm(folder, { recursive: true });
  });
  const address = await listen(server, { host: 'localhost', port: 15520 });
  const header = async (path: string, name: string) =>
    (await fetch(address + path)).headers.get(name);
  expect(await header('blog/', 'x-folder')).toBe('yes');
  expect(await header('about', 'x-page')).toBe('yes');
  for (const path of ['', 'blogger', 'blog', 'about.html'])
    expect([path, await header(path, 'x-folder'), await header(path, 'x-page')]).toEqual([
      path,
      null,
      null,
    ]);
  // A path with a slash at the end is a folder or a page, not a file.
  expect((await fetch(`${address}about.html/`)).status).toBe(404);
});

test('compresses texts, and lets browsers keep pages', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'blockwright-preview-'));
  const html = '<p>Words and words.</p>'.repeat(100);
  await writeFile(join(folder, 'index.html'), html);
  await writeFile(join(folder, 'photo.jpg'), 'pixels');
  const server = createServer(handleRequests([serveBuiltSite(folder)], () => undefined));
  onTestFinished(async () => {
    server.close();
    server.closeAllConnections();
    await rm(folder, { recursive: true });
  });
  const address = await listen(server, { host: 'localhost', port: 15500 });
  const get = (path: string, headers: Record<string, string>) => fetch(address + path, { headers });
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', null],
  ] as const) {
    const response = await get('', { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(await response.text()).toBe(html);
  }
  const tag = (await get('', { 'accept-encoding': 'br' })).headers.get('etag') ?? '';
  const known = { 'accept-encoding': 'br', 'if-none-match': tag };
  expect((await get('', known)).status).toBe(304);
  await writeFile(join(folder, 'index.html'), `${html}!`);
  expect((await get('', known)).status).toBe(200);
  const part = await get('', { 'accept-encoding': 'br', range: 'bytes=0-2' });
  expect([part.status, await part.text()]).toEqual([206, '<p>']);
  const photo = await get('photo.jpg', { 'accept-encoding': 'br' });
  expect(photo.headers.get('content-encoding')).toBeNull();
});
