import type { YamlFile } from '../../yaml/YamlFile.ts';
import type { YamlLocation } from '../../yaml/YamlLocation.ts';

/** A collection of data/ with its resolved rows by key. */
export interface Collection {
  name: string;
  /** data/<name>.yaml; the row schema, if every row is a Markdown file. */
  file: YamlFile;
  /** Rows by key, drafts included: first rows of the YAML file, then Markdown files. */
  rows: Map<string, Record<string, unknown>>;
  /** The Markdown files of rows, by key: data/<name>/<key>.md. */
  rowFiles: Map<string, YamlFile>;
  /** Columns that the row schema names; undefined without a usable schema. */
  columns: readonly string[] | undefined;
  schema: YamlFile | undefined;
  /** Row key → columns whose value is wrong; `*` stands for missing columns. */
  faultyColumns: Map<string, Set<string>>;
  /** In another language the keys of the Markdown rows without a translation. */
  untranslated?: ReadonlySet<string>;
  /** Whether a file could not be read completely. */
  isBroken: boolean;
}

/** Returns the location of a row: a Markdown file as a whole, or a key of the YAML file. */
export function locateRow(
  { file, rowFiles }: Pick<Collection, 'file' | 'rowFiles'>,
  key: string,
): Pick<YamlLocation, 'file' | 'path'> {
  const rowFile = rowFiles.get(key);
  return rowFile ? { file: rowFile, path: [] } : { file, path: [key] };
}
