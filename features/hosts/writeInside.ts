import { mkdirSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { OutsideSiteError } from '../../base/errors/OutsideSiteError.ts';

/** Writes a file of a site in one step. Throws as `resolveInside()`. */
export function writeInside(root: string, path: string, text: string): void {
  const file = resolveInside(root, path);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

/**
 * Creates the folders above a path of a site, and returns the real path.
 *
 * @throws OutsideSiteError if a link leads out of the site
 */
export function resolveInside(root: string, path: string): string {
  const place = realpathSync.native(root);
  let folder = place;
  for (const name of dirname(path)
    .split('/')
    .filter((one) => one !== '.')) {
    mkdirSync(join(folder, name), { recursive: true });
    folder = realpathSync.native(join(folder, name));
    if (!folder.startsWith(place + sep)) throw new OutsideSiteError(path);
  }
  return join(folder, basename(path));
}
