import { accessSync, constants, lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { cachePath } from '../../base/files/cachePath.ts';

/**
 * Returns the folder for the unpublished files of an output: its lock, its file list, its drafts.
 * It lies next to the output. Drafts are renamed, so it lies inside where the output is a disk of
 * its own, or where its parent is read-only.
 *
 * @param target the real path of the output
 */
export function stateFolder(target: string): string {
  const parent = dirname(target);
  const stats = statSync(target, { throwIfNoEntry: false });
  if (!stats || (stats.dev === statSync(parent).dev && isWritable(parent)))
    return cachePath(parent, basename(target));
  return cachePath(target);
}

/** The name of the folder that contains state folders. */
export const stateName = '.blockwright';

/** Resolves the links of a path, which need not exist yet. */
export function realTarget(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
  return resolve(isLink ? resolve(dirname(path), readlinkSync(path)) : path);
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
