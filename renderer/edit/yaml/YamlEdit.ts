import type { Content } from './emit.ts';
import type { YamlPath } from './YamlText.ts';

/** One change to one file. Paths lead from the file's root; indexes count from 0. */
export type YamlEdit =
  /** Writes a value; a key that is not there yet is added, in the place `order` gives it. */
  | { kind: 'set'; path: YamlPath; value: Content; order?: readonly string[] }
  /** Takes out a key or an item, with its comment. */
  | { kind: 'remove'; path: YamlPath }
  /** Adds an item to the list at `path`. */
  | { kind: 'insert'; path: YamlPath; index: number; value: Content }
  /** Moves an entry of the collection at `path`, with its comment, to where `to` is now. */
  | { kind: 'move'; path: YamlPath; from: number; to: number }
  /** Writes an entry once more below itself; a key of a mapping needs a new name. */
  | { kind: 'duplicate'; path: YamlPath; key?: string }
  /** Gives a key of a mapping another name. */
  | { kind: 'rename'; path: YamlPath; key: string }
  /** Adds an entry as text: lines beginning in column 0, with its dash or key. */
  | { kind: 'paste'; path: YamlPath; index: number; lines: string[]; value: Content; key?: string };
