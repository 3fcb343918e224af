import { isMapping } from '../../../base/values/isMapping.ts';
import { describeValue } from '../../diagnostics/describeValue.ts';
import type { Finding } from '../../diagnostics/Finding.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import type { LoadedSite } from '../../manifest/loadSite.ts';
import { isUnknownKey } from '../../rules/shape/keys.ts';
import { reportType } from '../../rules/shape/wrong-type.ts';
import { schemaWithoutRows } from '../../rules/yaml/collection-missing.ts';
import { reportDuplicateKey } from '../../rules/yaml/duplicate-key.ts';
import type { YamlFile } from '../../yaml/YamlFile.ts';
import type { YamlPath } from '../../yaml/YamlLocation.ts';
import { resolveBody } from '../expressions/resolveBody.ts';
import { reportFailures, resolveLayers } from '../expressions/resolveLayers.ts';
import type { Scope } from '../expressions/Scope.ts';
import { toProblems } from '../expressions/toProblems.ts';
import type { Collection } from '../rows/Collection.ts';
import { readRowSchema, rowValidator } from '../rows/readRowSchema.ts';

/**
 * Reads every collection: the rows of data/<name>.yaml and of the Markdown files in data/<name>/.
 * Resolves `{{ site.… }}` in them and validates them against the row schema.
 */
export function readCollections(
  loaded: LoadedSite,
  scope: Scope,
): { collections: Map<string, Collection>; problems: Problem[] } {
  const problems: Problem[] = [];
  const collections = new Map<string, Collection>();
  for (const [name, file] of listCollections(loaded)) {
    const rowFiles = loaded.markdownFiles.filter(({ collection }) => collection === name);
    const collection: Collection = {
      name,
      file,
      rows: new Map(),
      rowFiles: new Map(rowFiles.map((rowFile) => [rowFile.key, rowFile])),
      columns: undefined,
      schema: loaded.rowSchemas.get(name),
      faultyColumns: new Map(),
      isBroken: [file, ...rowFiles].some(({ broken, partial }) => broken || partial),
    };
    collections.set(name, collection);
    const rowSchema = readRowSchema(collection, problems);
    const addRow = createRowReader(collection, { rowSchema, scope, problems });
    if (loaded.collections.has(name)) for (const row of listRows(collection, problems)) addRow(row);
    const first = new Map<string, LoadedSite['markdownFiles'][0]>();
    for (const rowFile of rowFiles) {
      const other = first.get(rowFile.key);
      if (!other) first.set(rowFile.key, rowFile);
      if (other || collection.rows.has(rowFile.key))
        problems.push(reportRepeatedRow(collection, rowFile, other));
      else if (!rowFile.broken)
        addRow({ key: rowFile.key, file: rowFile, path: [], value: rowFile.value });
    }
  }
  for (const [name, file] of loaded.rowSchemas)
    if (!collections.has(name)) {
      const unread = loaded.listUnread().find((path) => isNear(path, name));
      problems.push(schemaWithoutRows(name, unread, { file, path: [], part: 'head' }));
    }
  return { collections, problems };
}

/** Whether the path of a file may be meant for a collection. */
function isNear(path: string, name: string): boolean {
  return path.startsWith(`data/${name}/`) || path.toLowerCase().startsWith(`data/${name}.`);
}

/** Lists the names of the collections with the file that stands for each. */
function listCollections({
  collections,
  markdownFiles,
  rowSchemas,
}: LoadedSite): Map<string, YamlFile> {
  const files = new Map(collections);
  for (const file of markdownFiles)
    if (!files.has(file.collection))
      files.set(file.collection, rowSchemas.get(file.collection) ?? file);
  return files;
}

/** A row before it is resolved, with its location. */
interface RawRow {
  key: string;
  file: YamlFile;
  path: YamlPath;
  value: unknown;
}

/** Lists the rows of a YAML file. */
function listRows(collection: Collection, problems: Problem[]): RawRow[] {
  const { file } = collection;
  if (file.broken || file.value === undefined || file.value === null) return [];
  if (isMapping(file.value))
    return (file.keys ?? Object.keys(file.value)).map((key) => ({
      key,
      file,
      path: [key],
      value: (file.value as Record<string, unknown>)[key],
    }));
  collection.isBroken = true;
  problems.push(
    reportType('wrong-type', {
      message: `A collection must map keys to rows; this is ${describeValue(file.value)}.`,
      hint: 'start each row with its key and a colon',
      at: { file, path: [] },
    }),
  );
  return [];
}

/** Returns a function that resolves a row, validates it and adds it to the collection. */
function createRowReader(
  collection: Collection,
  {
    rowSchema,
    scope,
    problems,
  }: {
    rowSchema: object | undefined;
    scope: Scope;
    problems: Problem[];
  },
): (row: RawRow) => void {
  return ({ key, file, path, value: row }) => {
    if (!isMapping(row)) {
      problems.push(reportNoMapping(row, { key, file, path }));
      collection.rows.set(key, {});
      return;
    }
    const provenance = { layers: [{ file, path, value: row }], scope };
    const isMarkdownFile = path.length === 0;
    const resolved = resolveLayers(provenance, isMarkdownFile ? ['body'] : []);
    problems.push(...resolved.problems);
    const whole = isMarkdownFile
      ? resolveBody(
          row,
          resolved.value,
          scope,
          reportFailures(provenance, problems, resolved.failed),
        )
      : resolved.value;
    const { value, findings } = rowSchema
      ? rowValidator.read(rowSchema, whole)
      : { value: whole, findings: [] };
    problems.push(...toProblems(findings, provenance, resolved.failed));
    if (findings.length + resolved.failed.length > 0)
      collection.faultyColumns.set(key, listFaultyColumns(findings, resolved.failed));
    collection.rows.set(key, value);
  };
}

function reportNoMapping(value: unknown, { key, file, path }: Omit<RawRow, 'value'>): Problem {
  return reportType(value === null ? 'empty-value' : 'wrong-type', {
    message:
      path.length === 0
        ? `The front matter must be a mapping, not ${describeValue(value)}.`
        : `The row \`${key}\` must be a mapping, not ${describeValue(value)}.`,
    hint:
      path.length === 0
        ? 'write each column as `name: value` on a line of its own'
        : 'write its columns on indented lines below',
    at: { file, path, part: value === null ? 'key' : 'value' },
  });
}

function reportRepeatedRow(
  { name, file }: Collection,
  rowFile: LoadedSite['markdownFiles'][0],
  other?: LoadedSite['markdownFiles'][0],
): Problem {
  return reportDuplicateKey({
    message: `The collection \`${name}\` already has a row \`${rowFile.key}\`.`,
    hint: other
      ? `rename this file or ${other.source.path}`
      : `rename this file, or remove the row from ${file.source.path}`,
    at: { file: rowFile, path: [] },
    related: [
      {
        at: other ? { file: other, path: [] } : { file, path: [rowFile.key], part: 'key' as const },
        message: 'the other row',
      },
    ],
  });
}

/** Lists columns with problems of their own, so that pages that read them are not reported too. */
function listFaultyColumns(findings: readonly Finding[], failed: readonly YamlPath[]): Set<string> {
  const columns = new Set(failed.map((path) => String(path[0])));
  for (const { rule, path } of findings) {
    const absent = path.length === 0 || (isUnknownKey({ rule }) && path.length === 1);
    columns.add(absent ? '*' : String(path[0]));
  }
  return columns;
}
