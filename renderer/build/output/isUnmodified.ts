import { statSync } from 'node:fs';
import { join } from 'node:path';

/** Size and time of a file of an output. */
export interface FileStamp {
  /** In bytes. */
  size: number;
  /** In milliseconds. */
  mtime: number;
}

/** Whether a file of the last output is still there, as it was written. */
export function isUnmodified(folder: string, name: string, { size, mtime }: FileStamp): boolean {
  const stat = statSync(join(folder, name), { throwIfNoEntry: false });
  return stat?.isFile() === true && stat.size === size && stat.mtimeMs === mtime;
}
