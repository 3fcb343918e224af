import { setTimeout as pause } from 'node:timers/promises';
import { readSiteText } from '../../../base/files/readSiteText.ts';

/** The pause between two readings, in milliseconds. */
const interval = 15;
/** How many readings in a row must find the same text: more if it may be half of a save. */
const needed = { usual: 2, suspect: 11 };
/** More readings are not worth the wait. */
const most = 100;

/**
 * Reads a file of a site once it has stopped changing, since a program may empty or remove it before it
 * writes the new text.
 *
 * @param known the text that the file had; a shorter text, or none, may be half of a save
 */
export async function readStableText(
  root: string,
  path: string,
  known: string,
): Promise<string | undefined> {
  let text = await readText(root, path);
  for (let readings = 1, same = 1; readings < most; readings++) {
    const isSuspect = (text?.length ?? 0) < known.length;
    if (same >= (isSuspect ? needed.suspect : needed.usual)) break;
    await pause(interval);
    const next = await readText(root, path);
    same = next === text ? same + 1 : 1;
    text = next;
  }
  return text;
}

/** Reads a file of a site as it is now; undefined if it cannot be read. */
export function readText(root: string, path: string): Promise<string | undefined> {
  return readSiteText(root, path).catch(() => undefined);
}
