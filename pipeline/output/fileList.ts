import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { writeWhole } from '../../base/files/writeWhole.ts';

/**
 * Reads the list of files that builds wrote into an output. Only listed files may be deleted.
 *
 * @param state the state folder of the output
 * @returns undefined when no build wrote the output, or the list is damaged
 */
export function readFileList(state: string): Set<string> | undefined {
  try {
    const [checksum, paths = ''] = readFileSync(fileListPath(state), 'utf8').split('\n', 2);
    if (checksum !== String(crc32(paths))) return undefined;
    const list = JSON.parse(paths) as string[];
    // Listed files are deleted, so a forged list must not name any outside of the output.
    return list.some((path) => path.split(/[/\\]/).includes('..')) ? undefined : new Set(list);
  } catch {
    return undefined;
  }
}

/** Writes the list, completely or not at all. */
export async function saveFileList(state: string, paths: Iterable<string>): Promise<void> {
  const text = JSON.stringify([...paths].sort());
  await writeWhole(fileListPath(state), `${crc32(text)}\n${text}\n`);
}

/** Returns the path of the list. */
export function fileListPath(state: string): string {
  return join(state, 'written.json');
}
