import { statSync } from 'node:fs';
import type { FileStamp } from '../cache/FileStamp.ts';

/** Whether a file of the last output still exists with the same size and modification time. */
export function isUnmodified(folder: string, path: string, { size, mtime }: FileStamp): boolean {
  // `join()` takes as long as the file system, and a build asks for every page.
  const stats = statSync(`${folder}/${path}`, { throwIfNoEntry: false });
  return stats?.isFile() === true && stats.size === size && stats.mtimeMs === mtime;
}
