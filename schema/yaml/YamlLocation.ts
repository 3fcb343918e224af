import type { YamlFile } from './YamlFile.ts';

/** Keys and indexes from the root of a file to a value. */
export type YamlPath = readonly (string | number)[];

/**
 * A place in a YAML file. `part` says what of the value at `path` is meant: its key, the value
 * itself, the line that heads its mapping (`type:`, or the first key), the n-th `{{ }}` of a text
 * (with offsets inside it, when a part is meant), or a piece of the text.
 */
export interface YamlLocation {
  file: YamlFile;
  path: YamlPath;
  part?: LocationPart;
}

/** What of a value is meant. */
export type LocationPart =
  | 'key'
  | 'value'
  | 'head'
  | 'whole'
  | { template: number; from?: number; to?: number; key?: true }
  | { text: string; occurrence: number };
