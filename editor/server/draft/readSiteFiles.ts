import { readSiteTextSync } from '../../../base/files/readSiteText.ts';
import { getSiteFileKind, listSourceFiles } from '../../../schema/index.ts';

/** Reads the YAML and Markdown files of a site that the editor may change: path → text, pages.yaml first. */
export function readSiteFiles(root: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const path of listSourceFiles(root).filter((path) => getSiteFileKind(path) !== 'rowSchema'))
    try {
      // Large files take half the time this way, although a server answers nothing else meanwhile.
      texts.set(path, readSiteTextSync(root, path));
    } catch {}
  return texts;
}
