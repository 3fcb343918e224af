import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type FolderIdentity,
  findOriginal,
  identifyFolder,
} from '../../base/files/identifyFolder.ts';
import { separateFiles } from '../../base/files/separateFiles.ts';
import { writeWhole } from '../../base/files/writeWhole.ts';

/**
 * Makes the data in a folder independent of the folder that it was copied from, and records where it
 * is. The database of a copy is filled from its journal, since it may have been copied while the
 * original wrote to it.
 *
 * @param folder the data folder, whose lock this process holds
 * @param warn called once for a copy
 */
export async function adoptFolder(folder: string, warn: (message: string) => void): Promise<void> {
  const path = join(folder, 'folder.json');
  const text = JSON.stringify(identifyFolder(folder));
  const known = await readFile(path, 'utf8').catch(() => undefined);
  const original = known === undefined ? undefined : readOriginal(known, JSON.parse(text));
  if (original !== undefined && existsSync(join(folder, 'journal.ndjson')))
    await rm(join(folder, 'database'), { recursive: true, force: true });
  await separateFiles(folder);
  if (original !== undefined)
    warn(
      `The submissions in ${folder} came from a copy of ${original}. From now on, each of the two folders has its own.`,
    );
  if (known !== text) await writeWhole(path, text, { isPrivate: true });
}

function readOriginal(recorded: string, current: FolderIdentity): string | undefined {
  try {
    return findOriginal(JSON.parse(recorded), current);
  } catch {
    return undefined;
  }
}
