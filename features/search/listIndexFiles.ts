import type { SiteFile } from '../../renderer/index.ts';
import { createSearchFile, type SearchPage } from './engine/createSearchFile.ts';
import { createSplitFiles, nameSplitFiles } from './engine/createSplitFiles.ts';
import { mostTextBytes } from './mostTextBytes.ts';

/**
 * Lists the files of the index of pages: `search-index.json`, and for long texts the files in
 * `search-index/` that it is split into, so that visitors load less than 150 kB.
 *
 * @param folder of the language, such as `de/`
 * @param mostBytes of the texts, in UTF-8, of an index in one file
 */
export function listIndexFiles(
  pages: readonly SearchPage[],
  folder: string,
  mostBytes = mostTextBytes,
): SiteFile[] {
  const path = `${folder}search-index.json`;
  const bytes = measureTexts(pages);
  if (bytes <= mostBytes) return [[path, () => JSON.stringify(createSearchFile(pages))]];
  const split = { wordFiles: Math.max(1, Math.ceil(bytes / bytesPerFile)), pagesPerFile: 25 };
  let created: ReturnType<typeof createSplitFiles> | undefined;
  const create = () => (created ??= createSplitFiles(pages, split));
  return [
    [path, () => JSON.stringify(create().first)],
    ...nameSplitFiles(pages.length, split).map((name): SiteFile => {
      return [`${folder}search-index/${name}.json`, () => create().others.get(name) ?? ''];
    }),
  ];
}

/** The texts whose words a file has. */
const bytesPerFile = 60_000;

function measureTexts(pages: readonly SearchPage[]): number {
  const measure = (text = '') => Buffer.byteLength(text);
  return pages.reduce((sum, { title, description, parts = [] }) => {
    const texts = parts.reduce((all, part) => all + measure(part.heading) + measure(part.text), 0);
    return sum + measure(title) + measure(description) + texts;
  }, 0);
}
