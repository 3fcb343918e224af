import { createTwoFilesPatch, formatPatch, type StructuredPatchHunk } from 'diff';
import { readSiteText } from '../../base/files/readSiteText.ts';
import { writeSiteFile } from '../../base/files/writeSiteFile.ts';
import { listChangedLines } from '../../base/text/listChangedLines.ts';
import { checkForBuild } from '../../pipeline/index.ts';
import { CheckCache, type CheckedSite, fixSite } from '../../schema/index.ts';

/** Applies the fixes of a checked site to its files and lists them. Returns whether there are any. */
export async function applySiteFixes(
  root: string,
  { diagnostics }: CheckedSite,
  now: Date,
): Promise<boolean> {
  const texts = await findFixedTexts(root, diagnostics, now);
  for (const [path, text] of texts) {
    const before = await readSiteText(root, path);
    await writeSiteFile(root, path, text);
    process.stderr.write(listChangedLines(path, before, text));
  }
  return texts.size > 0;
}

/** Prints the fixes of a checked site as a unified diff and leaves its files as they are. */
export async function printSiteFixes(
  root: string,
  { diagnostics }: CheckedSite,
  now: Date,
): Promise<void> {
  for (const [path, text] of await findFixedTexts(root, diagnostics, now)) {
    const before = await readSiteText(root, path);
    process.stdout.write(createPatch(path, before, text));
  }
}

/** Returns a unified diff; of texts with very many different lines, one that replaces all of them. */
function createPatch(path: string, before: string, text: string): string {
  const names: [string, string] = [`a/${path}`, `b/${path}`];
  const patch =
    createTwoFilesPatch(...names, before, text, undefined, undefined, { maxEditLength: 2000 }) ??
    formatPatch({
      oldFileName: names[0],
      newFileName: names[1],
      oldHeader: undefined,
      newHeader: undefined,
      hunks: [replaceAll(before, text)],
    });
  // The first line is a rule that neither `patch` nor git needs.
  return patch.slice(patch.indexOf('\n') + 1);
}

function replaceAll(before: string, after: string): StructuredPatchHunk {
  const [removed, added] = [listLines(before, '-'), listLines(after, '+')];
  return {
    oldStart: 1,
    oldLines: before.split(/(?<=\n)(?=.)/s).length,
    newStart: 1,
    newLines: after.split(/(?<=\n)(?=.)/s).length,
    lines: [...removed, ...added],
  };
}

/** Lists the lines of a text behind a mark, as a unified diff has them. */
function listLines(text: string, mark: string): string[] {
  const lines = text.split('\n').map((line) => mark + line);
  if (text.endsWith('\n')) lines.pop();
  else lines.push('\\ No newline at end of file');
  return lines;
}

async function findFixedTexts(
  root: string,
  diagnostics: CheckedSite['diagnostics'],
  now: Date,
): ReturnType<typeof fixSite> {
  const cache = new CheckCache();
  return fixSite(diagnostics, {
    read: (path) => readSiteText(root, path),
    check: async (texts) => {
      const checked = await checkForBuild(root, { now, cache, overlay: (path) => texts.get(path) });
      return checked.diagnostics;
    },
  });
}
