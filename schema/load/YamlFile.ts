import type { Alias, Document, Node } from 'yaml';
import type { Problem } from '../diagnostics/Problem.ts';
import type { SourceFile } from './SourceFile.ts';

/** A YAML file that was parsed: plain values for the pipeline, nodes for positions. */
export interface YamlFile {
  source: SourceFile;
  document: Document.Parsed | undefined;
  /** Node each alias stands for. */
  aliases: Map<Alias, Node>;
  value: unknown;
  /** True when the text could not be read; what depends on it is then not judged. */
  broken: boolean;
  /** True when an entry could not be read and was left out. */
  partial: boolean;
  problems: Problem[];
}
