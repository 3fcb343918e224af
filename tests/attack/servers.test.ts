import { execFile } from 'node:child_process';
import { readFile, rm, symlink } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { environment } from '../environment.ts';
import { isLongRun } from '../isLongRun.ts';
import { type RunningServer, startServer } from '../startServer.ts';
import { type AttackedPackage, createAttackedPackage } from './createAttackedPackage.ts';
import { containsSecret, createSecretPaths } from './createSecretPaths.ts';
import { hashFiles } from './hashFiles.ts';
import { sample } from './sample.ts';
import { type RawRequest, type RawResponse, sendRawRequest } from './sendRawRequest.ts';

let attacked: AttackedPackage;
let before: Record<string, string>;

beforeAll(async () => {
  attacked = await createAttackedPackage();
  const { root } = attacked;
  await promisify(execFile)('node', [join(root, 'cli/bin.mjs'), 'build'], {
    cwd: root,
    env: environment(),
  });
  before = await hashAllFiles();
});
afterAll(() => attacked.remove());

describe.each(['dev', 'edit', 'preview'] as const)('%s', (verb) => {
  let server: RunningServer;
  let isStarted = false;
  // Restart a server that an attack has stopped, so that it does not fail the other tests.
  beforeEach(async () => {
    const { root } = attacked;
    const port = { dev: 15510, edit: 15610, preview: 15710 }[verb];
    if (isStarted && server.isRunning()) return;
    server = await startServer(verb, { root, port, packageRoot: root });
    isStarted = true;
  });
  afterAll(() => server.stop());
  const send = (request: RawRequest) => sendRawRequest(server.port, request);

  test('serves no secret and no file outside the site, whatever the spelling of the path', async () => {
    const served: string[] = [];
    const failed: string[] = [];
    for (const path of sample(createSecretPaths(attacked.root), 120)) {
      for (const accept of sample(['*/*', 'text/html'], 1, path.length)) {
        const { status, body } = await send({ path, headers: { accept } });
        if (containsSecret(body)) served.push(path);
        if (status >= 500) failed.push(`${status} ${path}`);
      }
    }
    expect(served).toEqual([]);
    expect(failed).toEqual([]);
    await expectUnharmed();
  });

  test('serves the right bytes for every Range header and refuses invalid ranges', async () => {
    const content = await readFile(join(attacked.root, 'public/digits.txt'), 'utf8');
    for (const range of ranges) {
      const answer = await send({ path: '/digits.txt', headers: { range } });
      expect({ range, ...findRangeErrors(answer, content, range) }).toEqual({ range });
      for (const path of ['/', '/package.json', '/no-such-file.txt']) {
        const { status } = await send({ path, headers: { range } });
        expect({ range, path, isAnswered: status > 0 && status < 500 }).toMatchObject({
          isAnswered: true,
        });
      }
    }
    await expectUnharmed();
  });

  test('permits no origin to read responses', async () => {
    const { port } = server;
    for (const origin of foreignOrigins(port))
      for (const path of readable)
        for (const method of ['GET', 'OPTIONS']) {
          const headers = { origin, 'access-control-request-method': 'GET' };
          const answer = await send({ method, path, headers });
          const allowed = answer.headers['access-control-allow-origin'];
          expect({ origin, path, method, allowed }).toEqual({ origin, path, method });
        }
    await expectUnharmed();
  });

  if (verb !== 'preview')
    test('answers nothing to pages of other origins but the links that they follow', async () => {
      const link = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
      const senders: Record<string, string>[] = [
        ...foreignOrigins(server.port).map((origin) => ({ origin })),
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' },
        { 'sec-fetch-site': 'cross-site', ...link, 'sec-fetch-dest': 'iframe' },
        { 'sec-fetch-site': 'cross-site', ...link, origin: 'http://evil.example' },
      ];
      const paths = ['/', '/about', '/digits.txt', '/@vite/client', '/renderer/islands/entry.ts'];
      const accept = 'text/html';
      for (const path of [...paths, '/functions/v1/submit-form', '/sitemap.xml', '/_gallery'])
        for (const sender of senders) {
          const { status } = await send({ path, headers: { accept, ...sender } });
          expect({ path, sender, status }).toEqual({ path, sender, status: 403 });
        }
      const followed = { accept, 'sec-fetch-site': 'cross-site', ...link };
      const page = await send({ path: '/about', headers: followed });
      expect(page.status).toBe(200);
      expect(page.headers['cross-origin-resource-policy']).toBe('same-origin');
      expect((await send({ method: 'POST', path: '/about', headers: followed })).status).toBe(403);
      await expectUnharmed();
    });

  test('follows no link out of public/', async () => {
    const link = join(attacked.root, 'public/linked.txt');
    await symlink(join(attacked.parent, 'outside.txt'), link);
    const { status, body } = await send({ path: '/linked.txt' });
    await rm(link);
    expect({ status, isSecret: containsSecret(body) }).toEqual({ status: 404, isSecret: false });
  });

  test('sandboxes documents of public/', async () => {
    for (const path of ['/images/scripted.svg', '/document.html']) {
      const { status, headers } = await send({ path, headers: { accept: 'text/html' } });
      expect({ path, status }).toEqual({ path, status: 200 });
      const policies = (headers['content-security-policy'] ?? '').split(/[;,]/);
      // With `allow-scripts`, the browser would run them.
      expect(policies.map((policy) => policy.trim())).toContain('sandbox');
    }
  });

  test('answers every method without changing a file', async () => {
    for (const method of methods)
      for (const path of ['/', '/digits.txt', '/new-file.txt', '/../outside.txt']) {
        const { status } = await send({ method, path, body: method === 'GET' ? '' : 'changed' });
        expect({ method, path, status, isError: status >= 500 && status !== 501 }).toMatchObject({
          isError: false,
        });
      }
    await expectUnharmed();
  });

  test('survives invalid HTTP', async () => {
    await Promise.all(malformed(server.port).map((bytes) => sendBytes(server.port, bytes)));
    await expectUnharmed();
  });

  test('answers requests while other connections stay half-open', async () => {
    const count = isLongRun ? 300 : 60;
    const sockets: Socket[] = [];
    for (let number = 0; number < count; number++) {
      const socket = connect(server.port, 'localhost').on('error', () => undefined);
      socket.write(
        `POST /functions/v1/send-contact-email HTTP/1.1\r\nhost: localhost\r\nx-${number}`,
      );
      sockets.push(socket);
    }
    for (let number = 0; number < 10; number++)
      expect((await send({ path: '/digits.txt' })).body).toBe('0123456789');
    for (const socket of sockets) socket.destroy();
    await expectUnharmed();
  });

  if (verb !== 'preview')
    test('answers only to names of this machine (DNS rebinding)', async () => {
      for (const host of foreignHosts)
        for (const path of ['/', '/digits.txt', '/pages.yaml', '/_edit', '/_edit/api/state']) {
          const { status, body } = await send({ path, headers: { host } });
          expect({ host, path, isServed: status === 200, body: body.slice(0, 100) }).toMatchObject({
            isServed: false,
          });
        }
      await expectUnharmed();
    });

  test('serves the mailbox and uploaded files only to names of this machine', async () => {
    // DNS rebinding needs a name, so addresses are not tested.
    for (const host of foreignHosts.filter((name) => !/^[\d.:]+$/.test(name)))
      for (const path of ['/_mail', '/_mail/messages.json', '/storage/v1/bucket/resumes']) {
        const { status } = await send({ path, headers: { host } });
        expect({ host, path, isServed: status === 200 }).toMatchObject({ isServed: false });
      }
  });

  if (verb !== 'preview')
    test('opens its websocket only to its own pages', async () => {
      for (const origin of foreignOrigins(server.port))
        expect({ origin, ...(await upgrade({ origin })) }).toMatchObject({ isOpen: false });
      for (const host of foreignHosts)
        expect({ host, ...(await upgrade({ host, origin: `http://${host}` })) }).toMatchObject({
          isOpen: false,
        });
      await expectUnharmed();
    });

  if (verb === 'edit') describe('its API', () => testEditorApi());

  async function upgrade(headers: Record<string, string>): Promise<{ isOpen: boolean }> {
    const { port } = server;
    const lines = Object.entries({ host: `localhost:${port}`, ...headers });
    const text = await sendBytes(
      port,
      `GET /?token=guess HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-protocol: vite-hmr\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    );
    return { isOpen: /^HTTP\/1\.1 101/.test(text) };
  }

  /** Checks that the process runs and answers, and that no file has changed. */
  async function expectUnharmed(): Promise<void> {
    expect(server.isRunning(), server.errors()).toBe(true);
    expect(await send({ path: '/digits.txt' })).toMatchObject({ status: 200, body: '0123456789' });
    const { status } = await send({ path: '/about', headers: { accept: 'text/html' } });
    expect(status).toBe(200);
    expect(await hashAllFiles()).toEqual(before);
  }

  function testEditorApi(): void {
    const path = (route: string) => `/_edit/api/${route}`;
    const own = () => ({ origin: server.origin, 'sec-fetch-site': 'same-origin' });
    const change = JSON.stringify({
      text: { file: 'pages.yaml', content: 'pages: {}\n' },
      save: { withErrors: true },
    });
    const writes: [string, string][] = [
      [path('applyChange'), change],
      [path('upload?name=foreign.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>'],
      [path('commit'), '{"message":"foreign"}'],
    ];

    test('refuses changes from pages of other origins and from requests without an origin', async () => {
      const { port } = server;
      const senders: Record<string, string>[] = [
        {},
        ...foreignOrigins(port).map((origin) => ({ origin })),
        ...['cross-site', 'same-site', 'none'].map((site) => ({ 'sec-fetch-site': site })),
        { ...own(), 'sec-fetch-site': 'cross-site' },
        ...foreignHosts.map((host) => ({ host, origin: `http://${host}` })),
      ];
      for (const headers of senders)
        for (const [route, body] of writes) {
          const { status } = await send({ method: 'POST', path: route, headers, body });
          expect({ headers, route, status }).toEqual({ headers, route, status: 403 });
        }
      await expectUnharmed();
    });

    test('sends nothing to pages of other origins', async () => {
      for (const origin of foreignOrigins(server.port))
        for (const route of ['state', 'text?file=pages.yaml', 'setup', 'changes']) {
          const { status } = await send({ path: path(route), headers: { origin } });
          expect({ origin, route, status }).toEqual({ origin, route, status: 403 });
        }
    });

    test('refuses malformed bodies with 4xx and without a stack', async () => {
      for (const route of ['applyChange', 'commit', 'upload?name=x.png', 'no-such-route'])
        for (const body of sample(malformedBodies, 14, route.length)) {
          const answer = await send({ method: 'POST', path: path(route), headers: own(), body });
          const text = String(body).slice(0, 60);
          expect({ route, text, status: answer.status }).toEqual({
            route,
            text,
            status: expect.toSatisfy((status: number) => status >= 400 && status < 500),
          });
          expect(answer.body).not.toMatch(/\n\s+at |node_modules/);
        }
      await expectUnharmed();
    });

    test('reads and writes only files of the site', async () => {
      for (const file of foreignFiles(attacked.root)) {
        const query = `text?file=${encodeURIComponent(file)}`;
        const read = await send({ path: path(query), headers: own() });
        expect(containsSecret(read.body), file).toBe(false);
        expect({ file, status: read.status }).toEqual({ file, status: 422 });
        const body = JSON.stringify({ text: { file, content: 'x' }, save: { withErrors: true } });
        const write = await send({
          method: 'POST',
          path: path('applyChange'),
          headers: own(),
          body,
        });
        expect({ file, status: write.status }).toEqual({ file, status: 422 });
      }
      await expectUnharmed();
    });

    test('refuses images with scripts, and images outside public/images/', async () => {
      for (const body of scriptedPictures) {
        const query = 'upload?name=logo.svg';
        const answer = await send({ method: 'POST', path: path(query), headers: own(), body });
        expect({ body, status: answer.status }).toEqual({ body, status: 422 });
      }
      for (const name of ['../../outside.svg', '..%2f..%2foutside.svg', '.env', 'a'.repeat(300)]) {
        const query = `upload?name=${encodeURIComponent(name)}`;
        const answer = await send({ method: 'POST', path: path(query), headers: own(), body: 'x' });
        expect({ name, status: answer.status }).toEqual({ name, status: 422 });
      }
      await expectUnharmed();
    });

    test('limits the size of a body, and keeps nothing of an aborted upload', async () => {
      for (const [route, megabytes] of [
        ['applyChange', 6],
        ['commit', 1],
        ['upload?name=large.png', 21],
      ] as const) {
        const body = Buffer.alloc(megabytes * 1024 * 1024, 120);
        const { status } = await send({ method: 'POST', path: path(route), headers: own(), body });
        expect({ route, status }).toEqual({ route, status: expect.toBeOneOf([413, 422]) });
      }
      for (let round = 0; round < (isLongRun ? 40 : 5); round++) {
        const head = `POST ${path('upload?name=half.png')} HTTP/1.1\r\nhost: localhost:${server.port}\r\norigin: ${server.origin}\r\ncontent-length: 100000\r\n\r\n`;
        const socket = connect(server.port, 'localhost').on('error', () => undefined);
        socket.write(head);
        socket.write(Buffer.alloc(round * 2000, 1));
        await pause(20);
        socket.destroy();
      }
      await expectUnharmed();
    });
  }
});

/** Returns hashes of the files in and around the package, without caches and server state. */
function hashAllFiles(): Promise<Record<string, string>> {
  const except = /^site\/(node_modules|\.blockwright)(\/|$)/;
  return hashFiles(attacked.parent, { except });
}

const foreignOrigins = (port: number) => [
  'null',
  'http://evil.example',
  'http://localhost:9999',
  `https://localhost:${port}`,
  `http://localhost.evil.example:${port}`,
  `http://localhost:${port}.evil.example`,
  'file://',
];

/** Paths that a foreign page could try to read. Only long runs open the mailbox's slow database. */
const readable = [
  ...['/', '/digits.txt', '/pages.yaml', '/@vite/client', '/_edit', '/_edit/api/state'],
  ...(isLongRun ? ['/_mail', '/_mail/messages.json'] : []),
];

const foreignHosts = [
  'evil.example',
  'localhost.evil.example',
  '127.0.0.1.nip.io',
  'localhost@evil.example',
  '192.168.1.9',
  '10.0.0.1:80',
];

const methods = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND'];

const ranges = [
  'bytes=5-2',
  'bytes=-5',
  'bytes=a',
  'bytes=0-',
  'bytes=2-4',
  'bytes=9-9',
  'bytes=10-',
  'bytes=0-99',
  'bytes=-0',
  'bytes=-99',
  'bytes=-',
  'bytes=',
  'bytes=0-1,4-5',
  'bytes=0-0,0-0,0-0,0-0,0-0,0-0,0-0,0-0',
  'bytes=99999999999999999999-',
  'bytes=1-99999999999999999999',
  'bytes=0x1-2',
  'bytes=1.5-3',
  'bytes= 1 - 2',
  'items=0-1',
  'x',
];

/**
 * Returns the errors of a response to a request for a range of `content`. A server may ignore the
 * header (200) or refuse it (416); a partial response must contain the requested range.
 */
function findRangeErrors({ status, headers, body }: RawResponse, content: string, range: string) {
  if (status === 416) return {};
  if (status === 200) return body === content ? {} : { status, body };
  const contentRange = /^bytes (\d+)-(\d+)\/10$/.exec(headers['content-range'] ?? '');
  const [start, end] = [Number(contentRange?.[1]), Number(contentRange?.[2])];
  const isRight =
    status === 206 &&
    body === content.slice(start, end + 1) &&
    isRequestedRange(range.replaceAll(' ', ''), start, end);
  return isRight ? {} : { status, body, contentRange: headers['content-range'] };
}

/** Whether a header requests exactly these of ten bytes, in one range or in adjacent ones. */
function isRequestedRange(range: string, start: number, end: number): boolean {
  if (!/^bytes=(\d+-\d*|-\d+)(,(\d+-\d*|-\d+))*$/.test(range)) return false;
  const requested = new Set<number>();
  for (const part of range.slice('bytes='.length).split(',')) {
    const [first = '', last = ''] = part.split('-');
    const from = first === '' ? Math.max(0, 10 - Number(last)) : Number(first);
    const to = first === '' || last === '' ? 9 : Math.min(9, Number(last));
    for (let at = from; at <= to; at++) requested.add(at);
  }
  return requested.size === end - start + 1 && requested.has(start) && requested.has(end);
}

const malformed = (port: number) => [
  '\r\n\r\n',
  'GET\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  `GET / HTTP/1.1\r\nhost: localhost:${port}\r\nhost: evil.example\r\n\r\n`,
  'GET /%E0%A4%A HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'GET /%ff%fe HTTP/1.1\r\nhost: localhost\r\naccept: text/html\r\n\r\n',
  'GET //%00 HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'GET // HTTP/1.1\r\nhost: localhost\r\naccept: text/html\r\n\r\n',
  'GET //:0/ HTTP/1.1\r\nhost: localhost\r\naccept: text/html\r\n\r\n',
  'GET http:// HTTP/1.1\r\nhost: localhost\r\naccept: text/html\r\n\r\n',
  'GET http://[ HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'GET http://a:99999/ HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'GET //[ HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'GET /_edit/api/state?http://[ HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'POST http://[/functions/v1/lead HTTP/1.1\r\nhost: localhost\r\ncontent-length: 0\r\n\r\n',
  'GET http://[ HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: Upgrade\r\n\r\n',
  'GET * HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'CONNECT localhost:22 HTTP/1.1\r\nhost: localhost\r\n\r\n',
  `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`,
  `GET /${'../'.repeat(2000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`,
  `GET /${'%2e%2e/'.repeat(1000)}a HTTP/1.1\r\nhost: localhost\r\naccept: text/html\r\n\r\n`,
  `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'a'.repeat(30_000)}\r\n\r\n`,
  `GET / HTTP/1.1\r\nhost: ${'['.repeat(100)}\r\n\r\n`,
  'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: -1\r\n\r\n',
  'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST / HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
  'GET / HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: Upgrade\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: localhost\r\nupgrade: h2c\r\nconnection: Upgrade\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: localhost\r\nexpect: 200-maybe\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: localhost\r\nif-modified-since: yesterday\r\nif-none-match: W/"\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: localhost\r\naccept-encoding: gzip;q=9,*;q=a\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
];

const deep = `${'{"commands":['.repeat(2000)}${']}'.repeat(2000)}`;
const malformedBodies: (string | Buffer)[] = [
  '',
  'null',
  '1',
  '""',
  '[]',
  '{',
  'undefined',
  '{"commands":1}',
  '{"commands":[null]}',
  '{"commands":[{"kind":"no-such-kind"}]}',
  '{"commands":[{"kind":"edit"}]}',
  '{"commands":[{"kind":"edit","file":"pages.yaml","edit":{"path":["__proto__","x"]}}]}',
  '{"text":1}',
  '{"text":{"file":1,"content":2}}',
  '{"history":"sideways","message":1}',
  '{"message":{}}',
  '{"resolve":{"file":null}}',
  '{"view":7,"save":"x","text":null,"commands":{}}',
  Buffer.from([0xff, 0xfe, 0x00, 0x7b]),
  deep,
];

const foreignFiles = (root: string) => [
  '../outside.txt',
  join(root, '../outside.txt'),
  '.env',
  '.blockwright/backend/secrets.json',
  'data/../.env',
  'pages/../../outside.txt',
  '.git/config',
  'package.json',
  'pages.yaml\0',
  '__proto__',
  'constructor',
  '',
];

const scriptedPictures = [
  '<script>alert(1)</script>',
  '<g onload="alert(1)"/>',
  '<a href="javascript:alert(1)"><text y="5">x</text></a>',
  '<a xlink:href="java&#115;cript:alert(1)" xmlns:xlink="http://www.w3.org/1999/xlink"><text y="5">x</text></a>',
  '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/></foreignObject>',
  '<image href="http://evil.example/x.png" width="9" height="9"/>',
  '<use href="http://evil.example/x.svg#a"/>',
  '<style>@import "http://evil.example/x.css";</style>',
  '<set attributeName="onmouseover" to="alert(1)"/>',
].map((inner) => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inner}</svg>`);

/** Sends bytes and resolves to the response of the next 400 ms. */
function sendBytes(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, 'localhost');
    const finish = () => {
      socket.destroy();
      resolve(text);
    };
    socket.setTimeout(400, finish);
    socket.on('error', finish).on('close', finish);
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.write(bytes, 'latin1');
  });
}
