import { execFile, spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPort, type HostedSite, serving } from './hostServers.ts';

const run = promisify(execFile);

/** The version whose `dev` works with Node 20 and without a network. */
const wranglerVersion = '4.60.0';

/** Unpacks Debian's package of Caddy in a folder; returns the path of the program. */
export async function installCaddy(folder: string): Promise<string> {
  const place = join(folder, 'caddyPackage');
  await mkdir(place);
  await run('apt-get', ['download', 'caddy'], { cwd: place });
  await run('sh', ['-c', 'dpkg -x caddy_*.deb .'], { cwd: place });
  return join(place, 'usr/bin/caddy');
}

/** Installs a package of npm in a folder; returns the path of a file in its node_modules. */
async function install(folder: string, spec: string, path: string): Promise<string> {
  const place = join(folder, spec.replace('@', '-'));
  await mkdir(place);
  await run('npm', ['install', '--prefix', place, '--no-audit', '--no-fund', spec]);
  return join(place, 'node_modules', path);
}

/** Installs Wrangler in a folder; returns the path of the program. */
export function installWrangler(folder: string): Promise<string> {
  return install(folder, `wrangler@${wranglerVersion}`, '.bin/wrangler');
}

/** Installs the server of Firebase's emulator in a folder; returns the path of the program. */
export function installSuperstatic(folder: string): Promise<string> {
  return install(folder, 'superstatic@9.2.0', '.bin/superstatic');
}

/** Serves a build by the server of Firebase's emulator with the firebase.json that the build writes. */
export async function serveBySuperstatic(
  { root }: HostedSite,
  program: string,
  use: (address: string) => Promise<void>,
): Promise<void> {
  const port = await findPort();
  const words = ['--port', String(port), '--host', '127.0.0.1', '--config', 'firebase.json', '.'];
  await serving(spawn(program, words, { cwd: root }), port, use);
}

/** Serves a build by `wrangler dev` with the wrangler.jsonc that the build writes. */
export async function serveByWrangler(
  { root, scratch }: HostedSite,
  program: string,
  use: (address: string) => Promise<void>,
): Promise<void> {
  const port = await findPort();
  const words = [
    'dev',
    '--port',
    String(port),
    '--ip',
    '127.0.0.1',
    '--show-interactive-dev-session=false',
  ];
  const env = { ...process.env, HOME: scratch, CI: '1', WRANGLER_SEND_METRICS: 'false' };
  await serving(spawn(program, words, { cwd: root, env }), port, use);
}
