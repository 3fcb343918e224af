import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** The text of a file once nobody is writing it any more; undefined when there is none. */
export async function readStableText(path: string): Promise<string | undefined> {
  let before = await text(path);
  for (let tries = 0; tries < 100; tries++) {
    await pause(15);
    const now = await text(path);
    if (now === before) return now;
    before = now;
  }
  return before;
}

function text(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(() => undefined);
}
