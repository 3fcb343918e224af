import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engineFiles, engineFolders } from '../engineFolders.ts';
import { type RunningServer, startServer } from '../startServer.ts';
import { rawRequest, rawUpgrade } from './rawRequest.ts';

/** A package with a site in the same folder, and with the files that `dev` stores there. */
let root: string;
let dev: RunningServer;

const secret = 'the-key-of-the-backend';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'blockwright-servers-'));
  for (const part of [...engineFolders, ...engineFiles, 'data'])
    await cp(part, join(root, part), { recursive: true });
  await symlink(resolve('node_modules'), join(root, 'node_modules'), 'dir');
  await save('pages.yaml', site);
  await save('.blockwright/backend/secrets.json', `{"serviceKey":"${secret}"}`);
  await save('.blockwright/backend/journal.ndjson', `{"name":"${secret}"}\n`);
  await save('.env', `KEY=${secret}`);
  await save('.env.local', `KEY=${secret}`);
  await save('.git/config', secret);
  await save('public/.env', secret);
  await save('public/logo.svg', logo);
  await save('public/page.html', '<script>document.title = "ran"</script>');
  await save('public/data.bin', '0123456789');
  dev = await startServer('dev', { root, packageRoot: root });
});

afterAll(async () => {
  await dev?.stop();
  await rm(root, { recursive: true, force: true });
});

const hiddenFiles = [
  '.blockwright/backend/secrets.json',
  '.blockwright/backend/journal.ndjson',
  '.env',
  '.env.local',
  '.git/config',
];

test.each(hiddenFiles)('does not serve %s in any spelling', async (file) => {
  const capitals = file.toUpperCase();
  const encoded = file.replaceAll('.', '%2e').replaceAll('/', '%2f');
  const paths = [
    ...['', '?raw', '?import', '?url', '?import&raw', '?import&url', '?inline', '?t=1', '?v=1'].map(
      (query) => `/${file}${query}`,
    ),
    `//${file}`,
    `/./${file}`,
    `/renderer/../${file}`,
    `/renderer/%2e%2e/${file}`,
    `/renderer/..%2f${file}`,
    `/renderer/..%5c${file}`,
    `/${encoded}`,
    `/${encoded.replaceAll('%', '%25')}`,
    `/${file}%00`,
    `/${file}%3fraw`,
    `/${file}/`,
    `/${file}::$DATA`,
    `/${capitals}`,
    `/${capitals}?raw`,
    `/public/../${file}`,
    `/node_modules/../${file}?raw`,
    `/@id/${file}?raw`,
    `/@id/${root}/${file}?raw`,
    `/@fs${root}/${file}`,
    `/@fs${root}/${file}?raw`,
    `/@fs${root}/${file}?import&raw`,
    `/@fs/${root}/${file}?raw`,
    `/@fs${root}/renderer/../${file}?raw`,
    `/@fs${root}/renderer/%2e%2e/${file}?raw`,
    `/@FS${root}/${file}`,
    `/@fs${process.cwd()}/renderer/../package.json?raw`,
  ];
  for (const path of paths)
    for (const accept of ['*/*', 'text/html']) {
      const answer = await rawRequest(dev.address, path, { headers: { accept } });
      expect([path, answer.body.includes(secret), answer.status < 400]).toEqual([
        path,
        false,
        false,
      ]);
    }
});

test.each(['/package.json', '/pages.yaml?raw', '/@id/pages.yaml?raw', '/@id//etc/passwd?raw'])(
  'does not serve %s as a module',
  async (path) => {
    expect((await rawRequest(dev.address, path)).status).toBeGreaterThan(400);
  },
);

test('serves modules of the package to its own pages only', async () => {
  const module = '/server/browser/client.ts';
  const ask = (headers: object) => rawRequest(dev.address, module, { headers });
  expect((await ask({})).status).toBe(200);
  expect((await ask({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  expect((await ask({ 'sec-fetch-site': 'same-site' })).status).toBe(403);
  const foreign = await ask({ origin: 'http://localhost:9999' });
  expect(foreign.status).toBe(403);
  expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
});

test('serves every module that islands import', async () => {
  const modules = new Set(['/renderer/islands/hydrate.ts', '/sections/form/island.tsx']);
  for (const module of modules) {
    const { status, body } = await rawRequest(dev.address, module);
    expect([module, status]).toEqual([module, 200]);
    for (const [, path = ''] of body.matchAll(/from "(\/(?!@|node_modules)[^"]+)"/g))
      modules.add(path);
  }
  expect(modules.size).toBeGreaterThan(10);
});

test('serves ranges, and refuses those beyond the end of a file', async () => {
  const range = async (value: string, path = '/data.bin') => {
    const { status, body, headers } = await rawRequest(dev.address, path, {
      headers: { range: value },
    });
    return [status, body, headers['content-range']];
  };
  expect(await range('bytes=0-3')).toEqual([206, '0123', 'bytes 0-3/10']);
  expect(await range('bytes=-5')).toEqual([206, '56789', 'bytes 5-9/10']);
  expect((await range('bytes=20-30'))[0]).toBe(416);
  for (const odd of ['bytes=a', 'bytes=5-2', 'bytes=', 'lines=1-2'])
    expect([odd, [200, 416].includes(Number((await range(odd))[0]))]).toEqual([odd, true]);
  expect((await range('bytes=0-1,4-5')).slice(0, 2)).toEqual([200, '0123456789']);
  for (const path of ['/package.json', '/server/browser/client.ts', '/', '/@vite/client'])
    await range('bytes=5-2', path);
  expect((await dev.page('')).status).toBe(200);
});

test('closes WebSocket upgrades that no handler accepts', async () => {
  const socket = (protocol: string) => [
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    `Sec-WebSocket-Protocol: ${protocol}`,
  ];
  // Vite accepts upgrades once it is loaded.
  expect((await rawRequest(dev.address, '/@vite/client')).status).toBe(200);
  expect(await rawUpgrade(dev.address, '/', socket('vite-ping'))).toBe(101);
  for (const path of ['/', '/?token=x', '//', '*', '/other'])
    for (const protocol of ['chat', 'vite-hmr'])
      expect([path, (await rawUpgrade(dev.address, path, socket(protocol))) === 200]).toEqual([
        path,
        false,
      ]);
  expect(await rawUpgrade(dev.address, ':99999', socket('vite-hmr'))).not.toBe(101);
  expect((await dev.page('')).status).toBe(200);
});

test('serves documents of public/ without scripts, and images with their own type', async () => {
  for (const [path, type] of [
    ['/logo.svg', 'image/svg+xml'],
    ['/page.html', 'text/html; charset=utf-8'],
  ] as const) {
    const { headers } = await rawRequest(dev.address, path, { headers: { accept: 'text/html' } });
    expect(headers['content-type']).toBe(type);
    expect(headers['content-security-policy']).toBe('sandbox');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
  expect((await rawRequest(dev.address, '/.env')).status).toBe(404);
});

test('answers requests to addresses of this machine only when it listens on the network', async () => {
  const open = await startServer('dev', { root, packageRoot: root, args: ['--host', '0.0.0.0'] });
  const own = Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .filter(({ family }) => family === 'IPv4')
    .map(({ address }) => address);
  const ask = async (host: string) =>
    (await rawRequest(open.address, '/', { headers: { host } })).status;
  for (const name of [...own, 'localhost', '127.0.0.1:80', '[::1]'])
    expect([name, await ask(name)]).toEqual([name, 200]);
  for (const name of ['evil.example', '10.9.8.7', 'localhost.evil.example', '127.0.0.1.nip.io'])
    expect([name, await ask(name)]).toEqual([name, 403]);
  expect(await open.stop()).toBe(0);
});

async function save(file: string, content: string) {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), content);
  expect(await readFile(join(root, file), 'utf8')).toBe(content);
}

const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>`;

const site = `site:
  name: Servers
  url: https://www.example.com
pages:
  /:
    title: Home of the servers
    description: A page to be served while others ask for what they must not have.
    sections:
      - type: hero
        headline: Welcome
`;
