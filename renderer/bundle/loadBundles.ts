import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SerializedError } from '../build/workers/messages.ts';
import type { IslandsManifest } from './bundleInputs.ts';
import type { Installation } from './Installation.ts';
import { buildBundles } from './buildBundles.ts';
import type * as Render from './render.ts';

/** The two bundles made of the code: the page renderer, and what the browser may load. */
export interface Bundles {
  render: typeof Render;
  /** Path of the renderer's bundle. */
  renderer: string;
  /** Folder of the browser's bundle. */
  client: string;
  islands: IslandsManifest;
}

/** The bundles of this state of the code, made by Vite on first use and kept for the next run. */
export async function loadBundles(installation: Installation): Promise<Bundles> {
  const home = join(installation.cache, 'site');
  if (!existsSync(home)) {
    const script = join(installation.cache, 'cli', 'bundleProcess.js');
    if (existsSync(script)) await makeInOwnProcess(script, installation, home);
    else await buildBundles(installation.packageRoot, home);
  }
  const client = join(home, 'client');
  const renderer = join(home, 'server/render.mjs');
  const render: typeof Render = await import(/* @vite-ignore */ pathToFileURL(renderer).href);
  const css = await readFile(join(home, 'server/stylesheet.css'), 'utf8');
  return {
    client,
    renderer,
    render: { ...render, stylesheet: async () => css },
    islands: JSON.parse(await readFile(join(client, 'islands.json'), 'utf8')),
  };
}

/**
 * What keeps the bundler small: one thread of each kind, since every core has pages to check, and
 * an allocator that asks for memory when it needs it. It takes less time than with more of them.
 */
const frugal = {
  RAYON_NUM_THREADS: '1',
  TOKIO_WORKER_THREADS: '1',
  MIMALLOC_ARENA_EAGER_COMMIT: '0',
  MIMALLOC_EAGER_COMMIT: '0',
  MIMALLOC_PURGE_DELAY: '0',
};

/** In a process of its own: what a bundler takes of memory is given back when it ends. */
async function makeInOwnProcess(script: string, { packageRoot }: Installation, home: string) {
  const child = spawn(process.execPath, ['--max-semi-space-size=2', script, packageRoot, home], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...frugal },
  });
  let reason: SerializedError = { message: 'The bundles could not be made' };
  child.on('message', (message: SerializedError) => {
    reason = message;
  });
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw Object.assign(new Error(), reason);
}
