import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Options } from '../../cli/index.ts';
import type { Installation } from '../../code/index.ts';
import { findServer, logPath, serverFolder } from './findServer.ts';

/** `dev --background`: starts `dev` as a process of its own, and returns when it answers. */
export async function startInBackground(
  { root, values }: Options,
  { packageRoot }: Installation,
): Promise<number> {
  const running = await findServer(root);
  if (running) {
    process.stdout.write(
      `The site is already served at ${running.url} by process ${running.pid}.\n`,
    );
    return 0;
  }
  mkdirSync(serverFolder(root), { recursive: true });
  const log = openSync(logPath(root), 'w');
  const options = ['port', 'host'].flatMap((name) =>
    values[name] === undefined ? [] : [`--${name}`, String(values[name])],
  );
  const words = ['dev', '--root', root, ...options, ...(values.open ? ['--open'] : [])];
  const child = spawn(process.execPath, [join(packageRoot, 'cli/bin.mjs'), ...words], {
    detached: true,
    stdio: ['ignore', log, log],
    windowsHide: true,
  });
  closeSync(log);
  const address = await awaitServer(root, child);
  if (!address) {
    process.stderr.write(readFileSync(logPath(root), 'utf8'));
    return 1;
  }
  child.unref();
  process.stdout.write(
    `The site is served at ${address} by process ${child.pid}.\n\`blockwright dev --logs\` prints its messages, \`blockwright dev --stop\` ends it.\n`,
  );
  return 0;
}

/**
 * Waits until a server in the background prints its address, answers, and has noted where it is.
 *
 * @returns its address; undefined if the process ended
 */
async function awaitServer(root: string, child: ChildProcess): Promise<string | undefined> {
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  let address: string | undefined;
  while (!address) {
    if (hasEnded()) return undefined;
    await pause(step);
    address = /^The site is served at (\S+)$/m.exec(readFileSync(logPath(root), 'utf8'))?.[1];
  }
  // The first request ends the start, whatever the answer is.
  await fetch(address).catch(() => undefined);
  while (!hasEnded() && !(await findServer(root))) await pause(step);
  return hasEnded() ? undefined : address;
}

/** In milliseconds. */
const step = 50;
