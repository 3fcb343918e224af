import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished } from 'vitest';
import { listen } from '../../base/http/listen.ts';
import { findWriter } from '../../features/hosts/findWriter.ts';
import { planHostFiles } from '../../features/hosts/planHostFiles.ts';
import { readHostBuild } from '../../features/hosts/readHostBuild.ts';
import { rawRequest } from './rawRequest.ts';

/** A site with a build in dist/client. */
export interface HostedSite {
  root: string;
  /** The folder for what servers need. */
  scratch: string;
}

/** Writes what a build writes for a host outside of the output. */
export async function writeHostFiles({ root }: HostedSite, host: string): Promise<void> {
  const build = readHostBuild(root, join(root, 'dist/client'));
  for (const { path, text } of planHostFiles(root, findWriter(host), build)) {
    await mkdir(join(root, path, '..'), { recursive: true });
    await writeFile(join(root, path), text);
  }
}

/** Serves a build by nginx with the file that the build writes, and with `more` lines. */
export async function serveByNginx(
  site: HostedSite,
  use: (address: string) => Promise<void>,
  more = '',
): Promise<void> {
  await writeHostFiles(site, 'nginx');
  const port = await findPort();
  const place = await mkdtemp(join(site.scratch, 'nginx-'));
  const path = join(place, 'nginx.conf');
  await writeFile(
    path,
    `daemon off; pid ${place}/nginx.pid; error_log stderr; ${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  include /etc/nginx/mime.types; access_log off;
  client_body_temp_path ${place}/nginx; proxy_temp_path ${place}/nginx;
  fastcgi_temp_path ${place}/nginx; uwsgi_temp_path ${place}/nginx; scgi_temp_path ${place}/nginx;
  server {
    listen 127.0.0.1:${port};
    root ${site.root}/dist/client;
    include ${site.root}/dist/host/nginx.conf;
    ${more}
  }
}
`,
  );
  await serving(spawn('nginx', ['-c', path, '-e', 'stderr']), port, use);
}

/** Serves a build by Apache with the file that the build writes, and with `more` lines. */
export async function serveByApache(
  site: HostedSite,
  use: (address: string) => Promise<void>,
  { more = '', alias = '/' }: { more?: string; alias?: string } = {},
): Promise<void> {
  const place = await mkdtemp(join(site.scratch, 'apache-'));
  await mkdir(join(place, 'logs'), { recursive: true });
  await cp(join(site.root, 'dist/client'), join(place, 'www'), { recursive: true });
  const build = readHostBuild(site.root, join(site.root, 'dist/client'));
  const { writeOutputFile } = findWriter('apache');
  await writeFile(join(place, 'www/.htaccess'), writeOutputFile?.(build) ?? '');
  await mkdir(join(place, 'empty'));
  await writeFile(join(place, 'types'), 'text/html html\n');
  const port = await findPort();
  const path = join(place, 'apache.conf');
  const modules = 'mpm_event authz_core mime dir alias headers rewrite proxy proxy_http'.split(' ');
  await writeFile(
    path,
    `${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${place}/pid
ErrorLog ${place}/errors.txt
TypesConfig ${place}/types
DocumentRoot ${place}/${alias === '/' ? 'www' : 'empty'}
${alias === '/' ? '' : `Alias ${alias.slice(0, -1)} ${place}/www`}
<Directory ${place}>
  AllowOverride All
  Require all granted
</Directory>
${more}`,
  );
  const child = spawn('apache2', ['-d', place, '-f', path, '-D', 'FOREGROUND']);
  await serving(child, port, use);
}

/** Serves a build by Caddy with the file that the build writes. */
export async function serveByCaddy(
  site: HostedSite,
  program: string,
  use: (address: string) => Promise<void>,
): Promise<void> {
  await writeHostFiles(site, 'caddy');
  const port = await findPort();
  const path = join(await mkdtemp(join(site.scratch, 'caddy-')), 'Caddyfile');
  await writeFile(
    path,
    `{
	admin off
	auto_https off
}
http://127.0.0.1:${port} {
	root * ${site.root}/dist/client
	import ${site.root}/dist/host/Caddyfile
}
`,
  );
  const env = { ...process.env, HOME: site.scratch };
  await serving(
    spawn(program, ['run', '--adapter', 'caddyfile', '--config', path], { env }),
    port,
    use,
  );
}

/** Serves a build as CloudFront does with its function and the error response for 404. */
export async function serveLikeCloudFront(site: HostedSite): Promise<string> {
  await writeHostFiles(site, 's3-cloudfront');
  const code = await readFile(join(site.root, 'dist/host/cloudfront-function.js'), 'utf8');
  // CloudFront refuses larger ones.
  expect(code.length).toBeLessThan(10_000);
  type Values = Record<string, { value: string; multiValue?: { value: string }[] }>;
  interface Answer {
    uri: string;
    statusCode?: number;
    headers?: Values;
  }
  const handler = runInNewContext(`${code}; handler`) as (event: object) => Answer;
  const headers = JSON.parse(
    await readFile(join(site.root, 'dist/host/cloudfront-headers.json'), 'utf8'),
  );
  expect(headers.SecurityHeadersConfig.ContentTypeOptions).toEqual({ Override: true });
  return startSite((request, response) => {
    const [uri = '', search = ''] = request.url?.split(/\?(.*)/s) ?? [];
    const querystring: Values = {};
    for (const pair of search.split('&').filter(Boolean)) {
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      const known = querystring[name];
      if (known) known.multiValue = [...(known.multiValue ?? [{ value: known.value }]), { value }];
      else querystring[name] = { value };
    }
    const answer = handler({ request: { uri, querystring, method: 'GET', headers: {} } });
    response.setHeader('x-content-type-options', 'nosniff');
    const location = answer.headers?.location?.value;
    if (answer.statusCode && location) response.writeHead(answer.statusCode, { location }).end();
    else sendFile(site, answer.statusCode ? undefined : answer.uri, request, response);
  });
}

/** Serves a build as Vercel does: by the routes of its Build Output API. */
export async function serveLikeVercel(site: HostedSite, base = '/'): Promise<string> {
  await writeHostFiles(site, 'vercel');
  const config = JSON.parse(await readFile(join(site.root, '.vercel/output/config.json'), 'utf8'));
  const routes: VercelRoute[] = config.routes;
  return startSite((request, response) => {
    const [path = '', search = ''] = request.url?.split(/\?(.*)/s) ?? [];
    const query = new URLSearchParams(search);
    const find = (name: string) => {
      const inside = name.startsWith(base) ? `/${name.slice(base.length)}` : undefined;
      const files = inside === undefined ? [] : [inside, `${inside.replace(/\/$/, '')}/index.html`];
      return files.find((file) => isServable(site, file));
    };
    for (const route of routes) {
      if (route.handle === 'filesystem') {
        const file = find(path);
        if (file) return sendFile(site, file, request, response);
        continue;
      }
      const match = new RegExp(route.src ?? '', route.caseSensitive ? '' : 'i').exec(path);
      const has = route.has ?? [];
      if (
        !match ||
        !has.every(({ key, value }) =>
          query.getAll(key).some((one) => new RegExp(`^${value}$`).test(one)),
        )
      )
        continue;
      for (const [name, value] of Object.entries(route.headers ?? {}))
        response.setHeader(
          name,
          value.replaceAll(/\$(\d)/g, (_, group) => match[group] ?? ''),
        );
      if (route.continue) continue;
      if (response.hasHeader('location')) return void response.writeHead(route.status ?? 200).end();
      return sendFile(site, find(route.dest ?? ''), request, response, route.status);
    }
    response.writeHead(404).end();
  });
}

interface VercelRoute {
  src?: string;
  handle?: string;
  has?: { key: string; value: string }[];
  caseSensitive?: boolean;
  continue?: boolean;
  status?: number;
  dest?: string;
  headers?: Record<string, string>;
}

function isServable(site: HostedSite, path: string): boolean {
  const file = join(site.root, 'dist/client', decodeURIComponent(path));
  return /\.[^/]*$/.test(path) && existsSync(file) && !/\/_(headers|redirects)$/.test(path);
}

/** Sends a file of the output, or 404.html. */
function sendFile(
  site: HostedSite,
  path: string | undefined,
  _request: IncomingMessage,
  response: Parameters<RequestListener>[1],
  status = 200,
): void {
  const isFound = path !== undefined && isServable(site, path);
  const file = join(site.root, 'dist/client', isFound ? decodeURIComponent(path) : '404.html');
  if (file.endsWith('.html')) response.setHeader('content-type', 'text/html; charset=utf-8');
  response.writeHead(isFound ? status : 404).end(readFileSync(file));
}

async function startSite(listener: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    try {
      listener(request, response);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return listen(server, { host: '127.0.0.1', port: 0 });
}

/** Calls a function while a server runs. */
export async function serving(
  child: ChildProcess,
  port: number,
  use: (address: string) => Promise<void>,
): Promise<void> {
  let errors = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      errors += chunk;
    });
  const ended = once(child, 'exit');
  child.once('error', (error) => {
    errors += error;
  });
  const address = `http://127.0.0.1:${port}/`;
  try {
    await expect
      .poll(() => rawRequest(address, '/').then(({ status }) => status), { timeout: 60_000 })
      .toBeGreaterThan(0);
    await use(address);
  } catch (error) {
    throw new Error(errors, { cause: error });
  } finally {
    child.kill('SIGTERM');
    if (child.pid !== undefined && child.exitCode === null) await ended;
  }
}

/** Returns a port that is free. */
export async function findPort(): Promise<number> {
  const server = createServer();
  const { port } = new URL(await listen(server, { host: '127.0.0.1', port: 0 }));
  await new Promise((resolve) => server.close(resolve));
  return Number(port);
}
