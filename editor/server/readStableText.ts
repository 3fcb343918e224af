import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** Reads a file once it has stopped changing, since an editor may save it in several steps. */
export async function readStableText(path: string): Promise<string | undefined> {
  let previous = await readText(path);
  for (let tries = 0; tries < 100; tries++) {
    await pause(15);
    const current = await readText(path);
    if (current === previous) return current;
    previous = current;
  }
  return previous;
}

function readText(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(() => undefined);
}
