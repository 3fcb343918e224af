import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendCompressed } from './sendCompressed.ts';

let folder: string;
const server = createServer((incoming, response) => {
  if (!sendCompressed(incoming, response, join(folder, incoming.url ?? ''))) response.end('plain');
});
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'send-compressed-'));
  await writeFile(join(folder, 'page.html'), 'Hello');
  await writeFile(join(folder, 'photo.png'), 'Hello');
  await new Promise<void>((listening) => server.listen(0, listening));
});
afterAll(() => server.close());

test('sends the file compressed, only its header to HEAD, and neither to those who have it', async () => {
  const headers = { 'accept-encoding': 'gzip' };
  const full = await ask('/page.html', headers);
  expect([full.status, gunzipSync(full.body).toString()]).toEqual([200, 'Hello']);
  const head = await ask('/page.html', headers, 'HEAD');
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(head.headers['content-length']).toBe(full.headers['content-length']);
  const { etag = '' } = full.headers;
  const known = await ask('/page.html', { ...headers, 'if-none-match': etag });
  expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, etag]);
  const other = await ask('/page.html', { ...headers, 'if-none-match': '"other"' });
  expect(other.status).toBe(200);
});

test.each([
  ['a file that is no text', '/photo.png', { 'accept-encoding': 'gzip' }],
  ['a range', '/page.html', { 'accept-encoding': 'gzip', range: 'bytes=0-1' }],
  ['no compression', '/page.html', {}],
  ['a refused compression', '/page.html', { 'accept-encoding': 'gzip;q=0, br;q=0.0' }],
])('leaves a request for %s to others', async (_, path, headers) => {
  expect((await ask(path, headers)).body.toString()).toBe('plain');
});

function ask(path: string, headers: Record<string, string>, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status?: number; headers: Record<string, string>; body: Buffer }>((done) => {
    request({ port, path, headers, method, agent: false }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      done({
        status: response.statusCode ?? 0,
        headers: response.headers as Record<string, string>,
        body: Buffer.concat(chunks),
      });
    }).end();
  });
}
