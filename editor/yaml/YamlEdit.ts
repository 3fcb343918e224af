import type { YamlPath } from '../../schema/yaml/YamlLocation.ts';
import type { Content } from './emit.ts';

/** A change of one file. Paths start at the file's root; indexes count from 0. */
export type YamlEdit =
  /** Sets a value; a missing key is added, after the keys that precede it in `order`. */
  | { kind: 'set'; path: YamlPath; value: Content; order?: readonly string[] }
  /** Removes a key or an item, with its comment. */
  | { kind: 'remove'; path: YamlPath }
  /** Inserts an item into the list at `path`. */
  | { kind: 'insert'; path: YamlPath; index: number; value: Content }
  /** Moves an entry of the collection at `path`, with its comment, from one index to another. */
  | { kind: 'move'; path: YamlPath; from: number; to: number }
  /** Inserts a copy of an entry after it; in a mapping, under the name `key`. */
  | { kind: 'duplicate'; path: YamlPath; key?: string }
  /** Renames a key of a mapping. */
  | { kind: 'rename'; path: YamlPath; key: string }
  /** Inserts an entry as text: lines without indentation, with its dash or key. */
  | { kind: 'paste'; path: YamlPath; index: number; lines: string[]; value: Content; key?: string };
