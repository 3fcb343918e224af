import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { UsageError } from '../../base/errors/UsageError.ts';
import { isFile } from '../../base/files/isFile.ts';
import { isRunning } from '../../base/files/isRunning.ts';
import type { Options } from '../../cli/index.ts';
import type { Installation } from '../../code/index.ts';
import { findServer, logPath } from './findServer.ts';
import { startInBackground } from './startInBackground.ts';

/**
 * `dev` with an option about its server in the background.
 *
 * @throws UsageError for several of the options
 */
export async function controlDev(options: Options, installation: Installation): Promise<number> {
  const { root, values } = options;
  const chosen = Object.keys(actions).filter((name) => values[name]);
  const [first = '', second] = chosen;
  if (second) throw new UsageError(`Use either --${first} or --${second}.`);
  if (first === 'background') return startInBackground(options, installation);
  return actions[first as keyof typeof actions](root);
}

const actions = { background: () => 1, status: showStatus, logs: printLogs, stop };

async function showStatus(root: string): Promise<number> {
  const server = await findServer(root);
  process.stdout.write(
    server
      ? `The site is served at ${server.url} by process ${server.pid}.\n`
      : 'No `dev` of this site is running.\n',
  );
  return server ? 0 : 1;
}

async function printLogs(root: string): Promise<number> {
  const path = logPath(root);
  if (!isFile(path)) {
    process.stderr.write('No `dev` of this site has run in the background.\n');
    return 1;
  }
  process.stdout.write(readFileSync(path, 'utf8'));
  return 0;
}

async function stop(root: string): Promise<number> {
  const server = await findServer(root);
  if (!server) {
    process.stdout.write('No `dev` of this site is running.\n');
    return 0;
  }
  const { pid, url } = server;
  process.kill(pid, 'SIGTERM');
  for (let waited = 0; isRunning(pid); waited += step) {
    await pause(step);
    if (waited === patience) process.kill(pid, 'SIGKILL');
  }
  process.stdout.write(`Stopped ${url}, process ${pid}.\n`);
  return 0;
}

/** In milliseconds. */
const step = 50;
/** How long a server may take to end by itself, in milliseconds. */
const patience = 10_000;
