import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { listen } from '../../server/http/listen.ts';
import { prepareBuild } from '../builds/builds.ts';
import { rawRequest } from './rawRequest.ts';

/** The configurations in docs/hosting/, run by the real servers with a build of the sample site. */
let folder: string;
let root: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blockwright-hosts-'));
  await prepareBuild('tests/fixtures/sites/ferry', '--out', folder);
  root = join(folder, 'client');
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe('nginx', () => {
  test('serves the site and passes forms to the functions', async () => {
    const [server = '', forms = ''] = await readExamples('nginx', 'nginx');
    const backend = await startFunctions();
    const port = await findPort();
    const configured = replaceAll(server, {
      'listen 80;': `listen 127.0.0.1:${port};`,
      '/var/www/site;': `${root};`,
      '/old /new;': '/tickets /fares;',
      '  location / {': `${replaceAll(forms, { 'http://127.0.0.1:8000': backend })}  location / {`,
    });
    const path = join(folder, 'nginx.conf');
    await writeFile(
      path,
      `daemon off; pid ${folder}/nginx.pid; error_log stderr; ${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  include /etc/nginx/mime.types; access_log off;
  client_body_temp_path ${folder}/nginx; proxy_temp_path ${folder}/nginx;
  fastcgi_temp_path ${folder}/nginx; uwsgi_temp_path ${folder}/nginx; scgi_temp_path ${folder}/nginx;
${configured}
}
`,
    );
    await serving(spawn('nginx', ['-c', path, '-e', 'stderr']), port, async (address) => {
      await expectSite(address);
      expect((await rawRequest(address, '/fares')).status).toBe(200);
      await expectFunctions(address);
    });
  });
});

describe('Apache', () => {
  test('serves the site with the .htaccess of public/', async () => {
    const [htaccess = '', forms = ''] = await readExamples('apache', 'apache');
    const backend = await startFunctions();
    const site = join(folder, 'apache');
    await mkdir(join(site, 'logs'), { recursive: true });
    await cp(root, join(site, 'www'), { recursive: true });
    await writeFile(
      join(site, 'www/.htaccess'),
      htaccess.replace('^/old/?$ /new', '^/tickets/?$ /fares'),
    );
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
    await serving(child, port, async (address) => {
      await expectSite(address);
      await expectFunctions(address);
    });
  });
});

/** Expects pages, files, redirects, headers and the page for missing addresses. */
async function expectSite(address: string): Promise<void> {
  const get = (path: string) => rawRequest(address, path);
  const home = await get('/');
  expect(home.status).toBe(200);
  expect(home.body).toBe(await readFile(join(root, 'index.html'), 'utf8'));
  expect(home.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('text/html'),
    'content-security-policy': "frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
  const page = await readFile(join(root, 'fares/index.html'), 'utf8');
  expect((await get('/fares/')).body).toBe(page);
  const moved = await get('/tickets');
  expect([moved.status, new URL(String(moved.headers.location), address).pathname]).toEqual([
    301,
    '/fares',
  ]);
  const missing = await get('/nothing');
  expect([missing.status, missing.body]).toEqual([
    404,
    await readFile(join(root, '404.html'), 'utf8'),
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
