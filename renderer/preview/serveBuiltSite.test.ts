import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { answerRequests } from '../server/answerRequests.ts';
import { listen } from '../site/listen.ts';
import { serveBuiltSite } from './serveBuiltSite.ts';

test('serves a later build with its own rules', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'blockwright-preview-'));
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  await write('index.html', 'first');
  await write('404.html', 'nothing here');
  await write('_headers', '/*\n  X-Build: first\n');
  await write('_redirects', '/old / 301\n');
  const server = createServer(answerRequests([serveBuiltSite(folder)], () => undefined));
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
