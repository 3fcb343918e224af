import { writeSiteFile } from '../../../base/files/writeSiteFile.ts';
import type { SiteRenames } from './renameInSite.ts';

/** Writes the files that renames change, and returns what a terminal shows of them. */
export async function writeRenames(
  root: string,
  { files, failures }: SiteRenames,
  { isDry }: { isDry: boolean },
): Promise<string> {
  if (!isDry) for (const { path, after } of files) await writeSiteFile(root, path, after);
  return [
    ...files.flatMap(({ path, before, after }) => listLines(path, before, after)),
    ...failures.map((failure) => `Rename by hand: ${failure}\n`),
  ].join('');
}

/** Lists the lines that differ, as `file:line  before → after`. A rename adds and removes no line. */
function listLines(path: string, before: string, after: string): string[] {
  const lines = after.split('\n');
  return before.split('\n').flatMap((line, index) => {
    const next = lines[index] ?? '';
    return line === next ? [] : `${path}:${index + 1}  ${line.trim()} → ${next.trim()}\n`;
  });
}
