import { writeSiteFile } from '../../../base/files/writeSiteFile.ts';
import { listChangedLines } from '../../../base/text/listChangedLines.ts';
import type { SiteRenames } from './renameInSite.ts';

/** Writes the files that renames change, and returns what a terminal shows of them. */
export async function writeRenames(
  root: string,
  { files, failures }: SiteRenames,
  { isDry }: { isDry: boolean },
): Promise<string> {
  if (!isDry) for (const { path, after } of files) await writeSiteFile(root, path, after);
  return [
    ...files.map(({ path, before, after }) => listChangedLines(path, before, after)),
    ...failures.map((failure) => `Rename by hand: ${failure}\n`),
  ].join('');
}
