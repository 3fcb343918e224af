import { setTimeout as pause } from 'node:timers/promises';
import { readSiteText } from '../../../base/files/readSiteText.ts';

/** Reads a file of a site once it has stopped changing, since an editor may save it in several steps. */
export async function readStableText(root: string, path: string): Promise<string | undefined> {
  let previous = await readText(root, path);
  for (let tries = 0; tries < 100; tries++) {
    await pause(15);
    const current = await readText(root, path);
    if (current === previous) return current;
    previous = current;
  }
  return previous;
}

/** Reads a file of a site as it is now; undefined if it cannot be read. */
export function readText(root: string, path: string): Promise<string | undefined> {
  return readSiteText(root, path).catch(() => undefined);
}
