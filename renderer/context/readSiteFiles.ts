import { readSiteText } from '../../base/files/readSiteText.ts';
import { isRowSchema, sourceFilesOf } from '../../schema/manifest/siteFiles.ts';

/** Reads the YAML and Markdown files of a site that the editor may change: path → text, pages.yaml first. */
export async function readSiteFiles(root: string): Promise<Map<string, string>> {
  const paths = sourceFilesOf(root).filter((path) => !isRowSchema(path));
  const texts = await Promise.all(
    paths.map((path) => readSiteText(root, path).catch(() => undefined)),
  );
  return new Map(
    paths.flatMap((path, index) => {
      const text = texts[index];
      return text === undefined ? [] : [[path, text] as const];
    }),
  );
}
