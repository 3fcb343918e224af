import type { Stats } from 'node:fs';

/**
 * Returns size, times and inode of a file as one text: while it is the same, so is the content.
 * A file that changed within the last two seconds may change again without a new stamp, because
 * some file systems have clocks that coarse; see `isSettled`.
 */
export function getStamp({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}

/** Whether the file changed long enough ago for its stamp to change with its next change. */
export function isSettled({ ctimeMs }: Stats, now = Date.now()): boolean {
  return now - ctimeMs >= 2000;
}
