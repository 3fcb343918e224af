import { accessSync, constants, lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** Returns the folder that a path leads to, through links, whether it exists yet or not. */
export function realTarget(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
  return resolve(isLink ? resolve(dirname(path), readlinkSync(path)) : path);
}

/**
 * Returns the folder for what belongs to an output but is not published: its lock, the list of its
 * files, its drafts. It lies beside the output, and inside it only where the output is a disk of its
 * own or nothing may be written beside it: drafts are renamed, and must be on the same disk.
 *
 * @param target the real path of the output
 */
export function stateFolder(target: string): string {
  const parent = dirname(target);
  const inside = statSync(target, { throwIfNoEntry: false });
  if (!inside || (inside.dev === statSync(parent).dev && isWritable(parent)))
    return join(parent, stateName, basename(target));
  return join(target, stateName);
}

/** The name that such folders are found below. */
export const stateName = '.blockwright';

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
