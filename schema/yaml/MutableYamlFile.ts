import { locate } from './locate.ts';
import type { SourceFile } from './source/SourceFile.ts';
import type { YamlFile } from './YamlFile.ts';

/** A YAML file while it is being parsed. */
export type MutableYamlFile = { -readonly [Key in keyof YamlFile]: YamlFile[Key] } & {
  /** Offsets of the hyphens of the sections that could not be parsed. */
  unparsedSections?: Set<number>;
};

/** Returns a file without content, to be filled in by a parser. */
export function createYamlFile(source: SourceFile): MutableYamlFile {
  return {
    source,
    document: undefined,
    aliases: new Map(),
    value: undefined,
    broken: false,
    partial: false,
    problems: [],
    locate(path, part = 'value') {
      return locate({ file: this, path, part });
    },
  };
}
