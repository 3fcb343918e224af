import type { YamlFile } from '../yaml/YamlFile.ts';

/** A collection of data/: its rows, resolved, by key. */
export interface Collection {
  name: string;
  file: YamlFile;
  rows: Map<string, Record<string, unknown>>;
  /** Columns that the row schema names; undefined without a usable schema. */
  columns: readonly string[] | undefined;
  schema: YamlFile | undefined;
  /** By row: columns whose value is wrong; `*` stands for those that are missing. */
  faultyColumns: Map<string, Set<string>>;
  /** True when the file could not be read. */
  isBroken: boolean;
}
