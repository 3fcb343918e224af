import type { ReadCollection } from './openTable.ts';

/** The formats of collections besides YAML, by the ending of their files: loaded when one is read. */
const formats = new Map(
  Object.entries(
    import.meta.glob<{ readCollection: ReadCollection }>('../../features/*/collections/*.ts'),
  ).map(([path, load]) => [path.replace(/.*\/|\.ts$/g, ''), load]),
);

/** The endings of the files of collections, as a part of a regular expression. */
export const collectionEndings = ['ya?ml', ...formats.keys()].join('|');

/** Loads the reader of a file with rows; undefined for YAML. */
export async function loadTableFormat(path: string): Promise<ReadCollection | undefined> {
  return (await formats.get(path.replace(/.*\./, ''))?.())?.readCollection;
}
