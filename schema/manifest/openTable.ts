import type { LocationPart, Problem } from '../diagnostics/Problem.ts';
import { findConflicts } from '../rules/yaml/merge-conflict.ts';
import { checkText } from '../rules/yaml/unusable-text.ts';
import { spanWithin } from '../yaml/locate.ts';
import { createYamlFile } from '../yaml/MutableYamlFile.ts';
import { parseYaml } from '../yaml/parseYaml.ts';
import { SourceFile } from '../yaml/source/SourceFile.ts';
import type { TextSpan } from '../yaml/source/TextSpan.ts';
import type { YamlFile } from '../yaml/YamlFile.ts';
import type { YamlPath } from '../yaml/YamlLocation.ts';

/** The rows of a collection in another format than YAML. */
export interface Table
  extends Partial<Pick<YamlFile, 'value' | 'broken' | 'partial' | 'isStale' | 'columns'>> {
  /** The keys of the rows, in their order. */
  keys: readonly string[];
  problems: Problem[];
  locate(path: YamlPath, part: LocationPart): TextSpan;
}

/**
 * Reads a table, with values of the types that the row schema names. Never throws.
 *
 * @param parse parses YAML
 * @param root the folder of the site
 */
export type ReadCollection = (
  source: SourceFile,
  schema: unknown,
  parse: (text: SourceFile | string) => YamlFile,
  root: string,
) => Table;

/** Opens the file of a collection with the reader of its format. */
export function openTable(
  source: SourceFile,
  schema: YamlFile | undefined,
  root: string,
  read: ReadCollection,
): YamlFile {
  const problem = checkText(source);
  const unreadable = problem ? [problem] : findConflicts(source);
  const file = createYamlFile(source);
  if (unreadable.length > 0)
    return Object.assign(file, { broken: true, problems: unreadable, rowSchema: schema });
  const { locate, ...table } = read(
    source,
    schema?.value,
    (text) =>
      parseYaml(typeof text === 'string' ? new SourceFile(`${source.path}.columns`, text) : text),
    root,
  );
  return Object.assign(file, table, {
    rowSchema: schema,
    locate(path: YamlPath, part: LocationPart = 'value') {
      const span = locate(path, part);
      return (typeof part === 'object' && spanWithin(file, span, part)) || span;
    },
  });
}
