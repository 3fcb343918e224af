import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseNote } from '../_shared/research/parseNote.ts';
import type { Note } from '../_shared/research/ResearchProvider.ts';

/** Reads the research notes of a site, data/research/*.md, in the order of their names. */
export async function readNotes(root: string): Promise<Note[]> {
  const folder = join(root, 'data/research');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.md'));
  return Promise.all(
    names
      .toSorted()
      .map(async (name) => parseNote(name, await readFile(join(folder, name), 'utf8'))),
  );
}
