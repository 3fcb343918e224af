import { existsSync, lstatSync, type Stats } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { OutsideSiteError } from '../errors/OutsideSiteError.ts';
import { resolveSiteFile } from './resolveSiteFile.ts';
import { writeWhole } from './writeWhole.ts';

/**
 * Writes a file of a site in one step. Where a link leads to another file of the site, that file is
 * replaced.
 *
 * @param path below the site, with `/`
 * @throws OutsideSiteError if a link leads out of the site, at the file or at a folder above it
 */
export async function writeSiteFile(
  root: string,
  path: string,
  content: string | Uint8Array,
): Promise<void> {
  await writeWhole(resolveWritable(root, path), content);
}

/** Returns the real path of a file or folder to write, whose last parts may not exist yet. Throws as `writeSiteFile` rejects. */
export function resolveWritable(root: string, path: string): string {
  const isLink = findStats(join(root, path))?.isSymbolicLink();
  // A link that leads nowhere may lead out of the site.
  if (isLink && !existsSync(join(root, path))) throw new OutsideSiteError(path);
  if (isLink !== undefined) return resolveSiteFile(root, path);
  const folder = dirname(path);
  return join(folder === '.' ? root : resolveWritable(root, folder), basename(path));
}

function findStats(file: string): Stats | undefined {
  try {
    return lstatSync(file, { throwIfNoEntry: false });
  } catch (error) {
    // A file is in the place of a folder, so there is nothing below it.
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    throw error;
  }
}
