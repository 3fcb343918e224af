import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { FileStamp } from '../cache/FileStamp.ts';

/** Whether a file of the last output still exists with the same size and modification time. */
export function isUnmodified(folder: string, path: string, { size, mtime }: FileStamp): boolean {
  const stats = statSync(join(folder, path), { throwIfNoEntry: false });
  return stats?.isFile() === true && stats.size === size && stats.mtimeMs === mtime;
}
