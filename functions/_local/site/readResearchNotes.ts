import { join } from 'node:path';
import { listNames } from '../../../base/files/listNames.ts';
import { readSiteText } from '../../../base/files/readSiteText.ts';
import type { ResearchNote } from '../../_shared/ports/ResearchResult.ts';
import { parseNote } from '../../_shared/research/parseNote.ts';

/** Reads the research notes of a site (data/research/*.md) in the order of their file names. */
export async function readResearchNotes(root: string): Promise<ResearchNote[]> {
  const folder = 'data/research';
  const names = listNames(join(root, folder)).filter((name) => name.endsWith('.md'));
  return Promise.all(
    names
      .toSorted()
      .map(async (name) => parseNote(name, await readSiteText(root, `${folder}/${name}`))),
  );
}
