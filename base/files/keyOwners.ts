import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { cachePath } from './cachePath.ts';

/** Key → the package that added the key to the site when the key was last known. */
type Owners = Record<string, string>;

/**
 * Saves which packages add keys to a site, so that a later check can name a package that was removed. Does
 * without where the site cannot be written to.
 */
export async function saveKeyOwners(root: string, owners: Owners): Promise<void> {
  const known = readKeyOwners(root);
  const text = JSON.stringify({ ...known, ...owners });
  if (text === JSON.stringify(known)) return;
  // A check of a read-only folder goes on.
  await writeFile(ownersFile(root), text).catch(() => undefined);
}

/** Returns which packages added keys to a site; empty if none is known. */
export function readKeyOwners(root: string): Owners {
  try {
    return { ...JSON.parse(readFileSync(ownersFile(root), 'utf8')) };
  } catch {
    return {};
  }
}

function ownersFile(root: string): string {
  return cachePath(root, 'keys.json');
}
