import type { LocationPart } from '../diagnostics/Problem.ts';
import type { YamlFile } from './YamlFile.ts';

/** Keys and indexes from the root of a file to a value. */
export type YamlPath = readonly (string | number)[];

/** A value of a YAML file, or a part of it. */
export interface YamlLocation {
  file: YamlFile;
  path: YamlPath;
  /** The part of the value that is meant; `value` by default. */
  part?: LocationPart;
}
