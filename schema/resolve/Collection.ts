import type { YamlFile } from '../yaml/YamlFile.ts';

/** A collection of data/ with its resolved rows by key. */
export interface Collection {
  name: string;
  file: YamlFile;
  rows: Map<string, Record<string, unknown>>;
  /** Columns that the row schema names; undefined without a usable schema. */
  columns: readonly string[] | undefined;
  schema: YamlFile | undefined;
  /** Row key → columns whose value is wrong; `*` stands for missing columns. */
  faultyColumns: Map<string, Set<string>>;
  /** Whether the file could not be read completely. */
  isBroken: boolean;
}
