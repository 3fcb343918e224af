import type { JsonValue } from '../../../_shared/yamlEdits/index.ts';

/** A list of data of the old site, which becomes a collection. */
export interface ImportedList {
  /** Path of its file in the old site. */
  source: string;
  /** Name of the collection. */
  collection: string;
  /** The rows by key, or a list whose keys come from their values. */
  rows:
    | Readonly<Record<string, Readonly<Record<string, JsonValue>>>>
    | readonly Readonly<Record<string, JsonValue>>[];
}
