import { createTwoFilesPatch } from 'diff';
import { readSiteText } from '../../base/files/readSiteText.ts';
import { writeSiteFile } from '../../base/files/writeSiteFile.ts';
import { checkForBuild } from '../../renderer/build/checkForBuild.ts';
import { CheckCache } from '../../schema/check/CheckCache.ts';
import type { CheckedSite } from '../../schema/check/checkSite.ts';
import { type FileTexts, fixSite } from '../../schema/check/fixSite.ts';
import { listChangedLines } from '../output/listChangedLines.ts';

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
    const patch = createTwoFilesPatch(`a/${path}`, `b/${path}`, before, text);
    // The first line is a rule that neither `patch` nor git needs.
    process.stdout.write(patch.slice(patch.indexOf('\n') + 1));
  }
}

async function findFixedTexts(
  root: string,
  diagnostics: CheckedSite['diagnostics'],
  now: Date,
): Promise<FileTexts> {
  const cache = new CheckCache();
  return fixSite(diagnostics, {
    read: (path) => readSiteText(root, path),
    check: async (texts) => {
      const checked = await checkForBuild(root, { now, cache, overlay: (path) => texts.get(path) });
      return checked.diagnostics;
    },
  });
}
