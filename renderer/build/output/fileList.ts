import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

/**
 * Returns the names of the files that builds wrote into an output; undefined when no build did, or
 * when the list is damaged. The list is the mark of an output: only what is on it may be deleted.
 */
export function readFileList(state: string): Set<string> | undefined {
  try {
    const [sum, names = ''] = readFileSync(fileOf(state), 'utf8').split('\n', 2);
    return sum === String(crc32(names)) ? new Set(JSON.parse(names) as string[]) : undefined;
  } catch {
    return undefined;
  }
}

/** Writes the list, whole or not at all. */
export function saveFileList(state: string, names: Iterable<string>): void {
  const text = JSON.stringify([...names].sort());
  mkdirSync(state, { recursive: true });
  // Only the holder of the lock writes here, so the name may be fixed.
  const draft = `${fileOf(state)}.draft`;
  writeFileSync(draft, `${crc32(text)}\n${text}\n`);
  renameSync(draft, fileOf(state));
}

function fileOf(state: string): string {
  return join(state, 'written.json');
}
