import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
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
import { rawRequest } from './rawRequest.ts';
import { redirectedRequests, redirectingSite } from './redirects.ts';

/** The configurations in docs/hosting/, run by the real servers with a build of the sample site. */
let folder: string;
let ferry: string;
/** A site with redirects of every kind, and its build. */
let moved: string;
let movedOutput: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blockwright-hosts-'));
  await prepareBuild('tests/fixtures/sites/ferry', '--out', join(folder, 'ferry'));
  ferry = join(folder, 'ferry/client');
  moved = join(folder, 'moved');
  movedOutput = join(moved, 'dist/client');
  for (const [path, text] of Object.entries(redirectingSite)) {
    await mkdir(dirname(join(moved, path)), { recursive: true });
    await writeFile(join(moved, path), text);
  }
  await prepareBuild(moved);
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe('nginx', () => {
  test('serves the site and passes forms to the functions', () =>
    serveByNginx(ferry, async (address) => {
      await expectSite(address);
      expect((await rawRequest(address, '/fares')).status).toBe(200);
      await expectFunctions(address);
    }));

  test('answers redirects as they are written', () => serveByNginx(movedOutput, expectRedirects));
});

describe('Apache', () => {
  test('serves the site with the .htaccess of public/', () =>
    serveByApache(ferry, async (address) => {
      await expectSite(address);
      await expectFunctions(address);
    }));

  test('answers redirects as they are written', () => serveByApache(movedOutput, expectRedirects));
});

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
async function expectRedirects(address: string): Promise<void> {
  const different: string[][] = [];
  for (const [path, to, status = 301] of redirectedRequests) {
    const answer = await rawRequest(address, path);
    const found = String(answer.headers.location ?? '').replace(/^http:\/\/[^/]*/, '');
    // Pages are folders, to which some servers redirect. Vite serves them in `vike dev`.
    const isServed = found === `${path}/` || [200, 404].includes(answer.status);
    const result = isServed ? 'served' : `${answer.status} ${found}`;
    const expected = to ? `${status} ${to}` : 'served';
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

/** Serves a build by nginx with the example of docs/hosting/ while a function runs. */
async function serveByNginx(root: string, use: (address: string) => Promise<void>): Promise<void> {
  const [server = '', forms = ''] = await readExamples('nginx', 'nginx');
  const backend = await startFunctions();
  const port = await findPort();
  const place = await mkdtemp(join(folder, 'nginx-'));
  const redirects = join(place, 'redirects.conf');
  await writeFile(redirects, await writeRedirects('nginx', root));
  const configured = replaceAll(server, {
    'listen 80;': `listen 127.0.0.1:${port};`,
    '/var/www/site;': `${root};`,
    '/etc/nginx/redirects.conf': redirects,
    '  location / {': `${replaceAll(forms, { 'http://127.0.0.1:8000': backend })}  location / {`,
  });
  const path = join(place, 'nginx.conf');
  await writeFile(
    path,
    `daemon off; pid ${place}/nginx.pid; error_log stderr; ${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  include /etc/nginx/mime.types; access_log off;
  client_body_temp_path ${place}/nginx; proxy_temp_path ${place}/nginx;
  fastcgi_temp_path ${place}/nginx; uwsgi_temp_path ${place}/nginx; scgi_temp_path ${place}/nginx;
${configured}
}
`,
  );
  await serving(spawn('nginx', ['-c', path, '-e', 'stderr']), port, use);
}

/** Serves a build by Apache with the example of docs/hosting/ while a function runs. */
async function serveByApache(root: string, use: (address: string) => Promise<void>): Promise<void> {
  const [htaccess = '', forms = ''] = await readExamples('apache', 'apache');
  const backend = await startFunctions();
  const site = await mkdtemp(join(folder, 'apache-'));
  await mkdir(join(site, 'logs'), { recursive: true });
  await cp(root, join(site, 'www'), { recursive: true });
  await writeFile(join(site, 'www/.htaccess'), htaccess + (await writeRedirects('apache', root)));
  await writeFile(join(site, 'types'), 'text/html html\n');
  const port = await findPort();
  const path = join(site, 'apache.conf');
  const modules = [
    'mpm_event',
    'authz_core',
    'mime',
    'dir',
    'alias',
    'headers',
    'rewrite',
    'proxy',
    'proxy_http',
  ];
  await writeFile(
    path,
    `${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${site}/pid
ErrorLog ${site}/errors.txt
TypesConfig ${site}/types
DocumentRoot ${site}/www
<Directory ${site}/www>
  AllowOverride All
  Require all granted
</Directory>
${forms.replace('http://127.0.0.1:8000', backend)}`,
  );
  const child = spawn('apache2', ['-d', site, '-f', path, '-D', 'FOREGROUND']);
  await serving(child, port, use);
}

/** Runs the script of docs/hosting/ that writes the redirects of a build for a server. */
async function writeRedirects(server: 'nginx' | 'apache', root: string): Promise<string> {
  const [script = ''] = await readExamples('README', 'js');
  const path = join(folder, 'redirects.mjs');
  await writeFile(path, script);
  return execFileSync('node', [path, server], {
    input: await readFile(join(root, '_redirects')),
    encoding: 'utf8',
  });
}

/** Expects pages, files, redirects, headers and the page for missing addresses. */
async function expectSite(address: string): Promise<void> {
  const get = (path: string) => rawRequest(address, path);
  const home = await get('/');
  expect(home.status).toBe(200);
  expect(home.body).toBe(await readFile(join(ferry, 'index.html'), 'utf8'));
  expect(home.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('text/html'),
    'content-security-policy': "frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
  const page = await readFile(join(ferry, 'fares/index.html'), 'utf8');
  expect((await get('/fares/')).body).toBe(page);
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
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
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

/** Calls a function while a server runs. */
async function serving(
  child: ChildProcess,
  port: number,
  use: (address: string) => Promise<void>,
): Promise<void> {
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  const ended = once(child, 'exit');
  child.once('error', (error) => {
    errors += error;
  });
  const address = `http://127.0.0.1:${port}/`;
  try {
    await expect
      .poll(() => rawRequest(address, '/').then(({ status }) => status), { timeout: 20_000 })
      .toBe(200);
    await use(address);
  } catch (error) {
    throw new Error(errors, { cause: error });
  } finally {
    child.kill('SIGTERM');
    if (child.pid !== undefined && child.exitCode === null) await ended;
  }
}

/** Returns a port that is free. */
async function findPort(): Promise<number> {
  const server = createServer();
  const { port } = new URL(await listen(server, { host: '127.0.0.1', port: 0 }));
  await new Promise((resolve) => server.close(resolve));
  return Number(port);
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
