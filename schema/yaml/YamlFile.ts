import type { Alias, Document, Node } from 'yaml';
import type { LocatableFile, Problem } from '../diagnostics/Problem.ts';
import type { SourceFile } from './source/SourceFile.ts';

/** A parsed YAML file, or a parsed part of one: plain values, and nodes for positions. */
export interface YamlFile extends LocatableFile {
  source: SourceFile;
  /** Keys from the root of the whole file to the root of this part; absent for a whole file. */
  base?: readonly string[];
  /** Undefined if nothing could be parsed. Often created only when a position is asked for. */
  readonly document: Document.Parsed | undefined;
  /** Whether it contains no anchors and its nodes are created when they are needed. */
  readonly isSimple?: boolean;
  /** The node that each alias refers to. */
  readonly aliases: Map<Alias, Node>;
  readonly value: unknown;
  /** The keys of a collection in their order, which objects do not keep for numbers. */
  readonly keys?: readonly string[];
  /** The row schema that gave the values of a table their types. */
  readonly rowSchema?: YamlFile | undefined;
  /** Whether other files that the value was read from have changed. */
  isStale?(): boolean;
  /** The row schema of rows whose site has none. */
  readonly columns?: YamlFile;
  /** Whether the text could not be parsed; what depends on it is then not checked. */
  readonly broken: boolean;
  /** Whether an entry could not be parsed and was left out. */
  readonly partial: boolean;
  readonly problems: Problem[];
}
