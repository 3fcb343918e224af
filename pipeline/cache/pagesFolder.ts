import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../../base/files/cacheFolder.ts';

/**
 * Returns the folder of the build cache for a version of the code. Versions never read what another
 * one has stored, so several may share the cache of a site.
 *
 * @param codeHash hash of the code, and of what a build changes about the site
 */
export function pagesFolder(root: string, codeHash: string): string {
  return cacheFolder(root, 'pages', codeHash);
}

/** Removes the build caches of other versions, but those used last. */
export function removeOldVersions(folder: string): void {
  const parent = join(folder, '..');
  const others = readdirSync(parent).filter((name) => join(parent, name) !== folder);
  const times = new Map(others.map((name) => [name, getTime(join(parent, name))]));
  const newest = others.toSorted((a, b) => (times.get(b) ?? 0) - (times.get(a) ?? 0));
  for (const name of newest.slice(maxOthers))
    rmSync(join(parent, name), { recursive: true, force: true });
}

/** Enough for `dev` and a preview beside the build. */
const maxOthers = 2;

function getTime(folder: string): number {
  return statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
