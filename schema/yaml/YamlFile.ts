import type { Alias, Document, Node } from 'yaml';
import type { Problem } from '../diagnostics/Problem.ts';
import type { SourceFile } from './source/SourceFile.ts';

/** A YAML file, or a part of one, that was parsed: plain values, and nodes for positions. */
export interface YamlFile {
  source: SourceFile;
  /** Keys from the root of the whole file to what this part of it holds; none for a file. */
  base?: readonly string[];
  /** Undefined when nothing could be read. Often made only when a position is asked for. */
  readonly document: Document.Parsed | undefined;
  /** Node each alias stands for. */
  readonly aliases: Map<Alias, Node>;
  readonly value: unknown;
  /** True when the text could not be read; what depends on it is then not judged. */
  readonly broken: boolean;
  /** True when an entry could not be read and was left out. */
  readonly partial: boolean;
  readonly problems: Problem[];
}
