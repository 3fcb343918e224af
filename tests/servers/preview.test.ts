import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { handleRequests } from '../../base/http/handleRequests.ts';
import { listen } from '../../base/http/listen.ts';
import { serveBuiltSite } from '../../server/preview/serveBuiltSite.ts';
import { rawRequest } from './rawRequest.ts';

test('answers ranges, methods and spellings of paths as a static host does', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'blockwright-preview-'));
  const publicFolder = join(folder, 'public');
  const client = join(folder, 'client');
  await mkdir(publicFolder);
  await mkdir(join(client, 'about'), { recursive: true });
  await writeFile(join(client, 'index.html'), '0123456789');
  await writeFile(join(client, 'about', 'index.html'), 'about');
  await writeFile(join(client, '_headers'), '/*\n  Content-Security-Policy: img-src *\n');
  await writeFile(join(client, '_redirects'), '/old / 301\n');
  await writeFile(join(client, '.env'), 'secret');
  for (const place of [publicFolder, client]) {
    await writeFile(join(place, 'logo.svg'), '<svg/>');
    await writeFile(join(place, 'own.html'), '<p>own</p>');
  }
  const errors: unknown[] = [];
  const handlers = [serveBuiltSite(client, publicFolder)];
  const server = createServer(handleRequests(handlers, (error) => errors.push(error)));
  onTestFinished(async () => {
    server.close();
    server.closeAllConnections();
    await rm(folder, { recursive: true });
  });
  const address = await listen(server, { host: 'localhost', port: 0 });
  const get = (path: string, headers = {}) => rawRequest(address, path, { headers });

  const range = async (value: string) => {
    const { status, body, headers } = await get('/', { range: value });
    return [status, status === 416 ? '' : body, headers['content-range']];
  };
  expect(await range('bytes=5-2')).toEqual([416, '', 'bytes */10']);
  expect(await range('bytes=20-')).toEqual([416, '', 'bytes */10']);
  expect(await range('bytes=-5')).toEqual([206, '56789', 'bytes 5-9/10']);
  expect(await range('bytes=8-99')).toEqual([206, '89', 'bytes 8-9/10']);
  for (const whole of ['bytes=a', 'lines=1-2', 'bytes=0-1,4-5'])
    expect(await range(whole)).toEqual([200, '0123456789', undefined]);

  for (const path of ['/_headers', '//_headers', '/./_headers', '/_headers/', '/%5fheaders'])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  for (const path of ['/_HEADERS', '/x/../_redirects', '/_headers%2f', '/_headers%00', '/.env'])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  for (const path of ['/about', '/about/', '//about', '/about/index.html'])
    expect([path, (await get(path)).body]).toEqual([path, 'about']);
  for (const path of ['/%', '/..%5c..%5cpackage.json', '/../client/.env', '//', '/%2e%2e/'])
    expect([path, (await get(path)).body.includes('secret')]).toEqual([path, false]);

  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const { status, headers } = await rawRequest(address, '/', { method });
    expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD']);
  }
  expect((await rawRequest(address, '/', { method: 'HEAD' })).status).toBe(200);

  const policy = async (path: string) => (await get(path)).headers['content-security-policy'];
  expect(await policy('/about')).toBe('img-src *');
  expect(await policy('/logo.svg')).toContain('sandbox');
  expect(await policy('/own.html')).toContain('sandbox');
  expect((await get('/logo.svg')).headers['x-content-type-options']).toBe('nosniff');
  expect(errors).toEqual([]);
});
