import { createReporter, type Problem, type ReadCollection } from '../../../schema/index.ts';
import { listFolderPictures, readPictureRows } from '../../_shared/pictures/index.ts';
import columns from '../columns.yaml?raw';
import { findFolderFlaws } from '../findFolderFlaws.ts';
import type { rules } from '../rules/picture-folder.ts';

const report = createReporter<typeof rules>();

/** Reads data/<name>.pictures.yaml: each picture of a folder of public/ is a row of the collection. */
export const readCollection: ReadCollection = (source, _, parse, root) => {
  const yaml = parse(source);
  const { folder, pictures, flaws } = findFolderFlaws(root, yaml.value);
  const { rows, entries, idle } = readPictureRows(
    folder ?? '',
    pictures,
    yaml.broken ? undefined : written(yaml.value),
  );
  const problems = yaml.broken
    ? []
    : flaws(entries, idle).map(({ rule, ...flaw }): Problem => {
        const { path, part, ...message } = flaw;
        return report(rule, { ...message, at: { file: yaml, path, ...(part && { part }) } });
      });
  const listed = () => JSON.stringify(folder && listFolderPictures(root, folder));
  const before = listed();
  return {
    value: folder === undefined ? undefined : rows,
    keys: Object.keys(rows),
    broken: yaml.broken || folder === undefined,
    partial: yaml.partial,
    problems: [...yaml.problems, ...problems],
    isStale: () => listed() !== before,
    columns: parse(columns),
    locate([key, ...path], part) {
      const entry = entries.get(String(key));
      if (entry === undefined) return yaml.locate(['folder']);
      const inner = path[0] === 'image' ? path.slice(1) : path;
      return yaml.locate(['pictures', entry, ...inner], typeof part === 'object' ? 'value' : part);
    },
  };
};

function written(value: unknown): unknown {
  return (value as { pictures?: unknown } | null)?.pictures;
}
