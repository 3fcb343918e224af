import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ResearchNote } from '../../_shared/ports/ResearchResult.ts';
import { parseNote } from '../../_shared/research/parseNote.ts';

/** Reads the research notes of a site (data/research/*.md) in the order of their file names. */
export async function readResearchNotes(root: string): Promise<ResearchNote[]> {
  const folder = join(root, 'data/research');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.md'));
  return Promise.all(
    names
      .toSorted()
      .map(async (name) => parseNote(name, await readFile(join(folder, name), 'utf8'))),
  );
}
