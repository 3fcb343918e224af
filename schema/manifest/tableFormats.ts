import type { ReadCollection } from './openTable.ts';

/** The formats of collections besides YAML, by the ending of their files: loaded when one is read. */
const formats = new Map(
  Object.entries(
    import.meta.glob<{ readCollection: ReadCollection }>('../../features/*/collections/*.ts'),
  ).map(([path, load]) => [path.replace(/.*\/|\.ts$/g, ''), load]),
);

/** The endings of the files of collections, as a part of a regular expression. */
export const collectionEndings = ['ya?ml', ...formats.keys()].join('|');

/** Returns the format of a file with rows, and the name of its collection; undefined for YAML. */
export function findTableFormat(path: string) {
  const [ending, load] = [...formats].find(([ending]) => path.endsWith(`.${ending}`)) ?? [];
  if (!ending || !load) return undefined;
  const name = path.slice(path.lastIndexOf('/') + 1, -ending.length - 1);
  return { name, load: async () => (await load()).readCollection };
}
