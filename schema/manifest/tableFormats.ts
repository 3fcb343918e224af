import type { ReadCollection } from './openTable.ts';

/** The formats of collections besides YAML, by the ending of their files: loaded when one is read. */
export const tableFormats = new Map(
  Object.entries(
    import.meta.glob<{ readCollection: ReadCollection }>('../../features/*/collections/*.ts'),
  ).map(([path, load]) => [path.replace(/.*\/|\.ts$/g, ''), load]),
);

/** The endings of the files of collections, as a part of a regular expression. */
export const collectionEndings = ['ya?ml', ...tableFormats.keys()].join('|');
