import { readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bundleCommandLine } from './bundleCommandLine.mjs';

/**
 * Bundles the command line of a checkout into a folder of the cache.
 *
 * @param {string} packageRoot absolute path of the package
 * @param {string} cache
 */
export async function bundleInto(packageRoot, cache) {
  // Another process may do the same: each writes its own draft, and the first one in place stays.
  const draft = `${cache}.${process.pid}`;
  await bundleCommandLine(packageRoot, join(draft, 'cli'));
  await rename(draft, cache).catch(() => rm(draft, { recursive: true, force: true }));
  await removeOldBundles(dirname(cache));
}

/** Removes the bundles of old versions of the sources: each leaves a folder. */
async function removeOldBundles(folder) {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // Another process may rename its draft meanwhile.
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > 3 * 24 * 3600_000) await rm(path, { recursive: true, force: true });
  }
}
