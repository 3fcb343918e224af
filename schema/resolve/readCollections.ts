import type { Problem } from '../diagnostics/Problem.ts';
import type { LoadedSite } from '../manifest/loadSite.ts';
import { collectPatterns } from '../patterns/collectPatterns.ts';
import { explainPattern } from '../patterns/explainPattern.ts';
import { describeValue } from '../validate/describeValue.ts';
import type { Finding } from '../validate/Finding.ts';
import { isMapping } from '../validate/isMapping.ts';
import type { Validator } from '../validate/Validator.ts';
import type { YamlPath } from '../yaml/YamlLocation.ts';
import type { Collection } from './Collection.ts';
import { resolveLayers } from './resolveLayers.ts';
import type { Scope } from './Scope.ts';
import { toProblems } from './toProblems.ts';

/** Reads every collection: resolves `{{ site.… }}` in its rows and validates them against the row schema. */
export function readCollections(
  loaded: LoadedSite,
  scope: Scope,
  validator: Validator,
): { collections: Map<string, Collection>; problems: Problem[] } {
  const problems: Problem[] = [];
  const collections = new Map<string, Collection>();
  for (const [name, file] of loaded.collections) {
    const schema = loaded.rowSchemas.get(name);
    const collection: Collection = {
      name,
      file,
      rows: new Map(),
      columns: undefined,
      schema,
      faultyColumns: new Map(),
      isBroken: file.broken || file.partial,
    };
    collections.set(name, collection);
    const rowSchema = readRowSchema(collection, validator, problems);
    if (file.broken || file.value === undefined || file.value === null) continue;
    if (!isMapping(file.value)) {
      collection.isBroken = true;
      problems.push({
        rule: 'wrong-type',
        message: `A collection must map keys to rows; this is ${describeValue(file.value)}.`,
        hint: 'start each row with its key and a colon',
        at: { file, path: [] },
      });
      continue;
    }
    for (const [key, row] of Object.entries(file.value)) {
      if (!isMapping(row)) {
        problems.push({
          rule: row === null ? 'empty-value' : 'wrong-type',
          message: `The row \`${key}\` must be a mapping, not ${describeValue(row)}.`,
          hint: 'write its columns on indented lines below',
          at: { file, path: [key], part: row === null ? 'key' : 'value' },
        });
        collection.rows.set(key, {});
        continue;
      }
      const provenance = { layers: [{ file, path: [key], value: row }], scope };
      const resolved = resolveLayers(provenance);
      problems.push(...resolved.problems);
      const findings = rowSchema ? validator.validate(rowSchema, resolved.value) : [];
      problems.push(...toProblems(findings, provenance, resolved.failed));
      if (findings.length + resolved.failed.length > 0)
        collection.faultyColumns.set(key, listFaultyColumns(findings, resolved.failed));
      collection.rows.set(key, resolved.value);
    }
  }
  for (const [name, file] of loaded.rowSchemas)
    if (!loaded.collections.has(name))
      problems.push({
        rule: 'collection-missing',
        message: `This row schema has no collection: data/${name}.yaml does not exist.`,
        hint: `create data/${name}.yaml, or remove the schema`,
        at: { file, path: [], part: 'head' },
      });
  return { collections, problems };
}

/** Lists columns with problems of their own, so that pages that read them are not reported too. */
function listFaultyColumns(findings: readonly Finding[], failed: readonly YamlPath[]): Set<string> {
  const columns = new Set(failed.map((path) => String(path[0])));
  for (const { rule, path } of findings) {
    const absent = path.length === 0 || (rule === 'unknown-key' && path.length === 1);
    columns.add(absent ? '*' : String(path[0]));
  }
  return columns;
}

function readRowSchema(
  collection: Collection,
  validator: Validator,
  problems: Problem[],
): object | undefined {
  const { schema, file, name } = collection;
  if (!schema) {
    if (!file.broken)
      problems.push({
        rule: 'row-schema-missing',
        message: `The collection \`${name}\` has no row schema, so its columns are not checked.`,
        hint: `create data/${name}.schema.yaml with a JSON Schema for one row`,
        at: { file, path: [], part: 'head' },
      });
    return undefined;
  }
  if (schema.broken || schema.partial) return undefined;
  const faulty = collectPatterns(schema.value).flatMap(({ pattern, path, part }): Problem[] => {
    const fault = explainPattern(pattern);
    return fault ? [{ ...fault, at: { file: schema, path, part } }] : [];
  });
  problems.push(...faulty);
  if (faulty.length > 0) return undefined;
  const error = validator.explainSchemaError(schema.value);
  if (error) {
    problems.push({
      rule: 'row-schema-invalid',
      message: `The row schema is not a valid JSON Schema: ${error}.`,
      hint: 'see https://json-schema.org/learn',
      at: { file: schema, path: [], part: 'head' },
    });
    return undefined;
  }
  const { properties } = schema.value as { properties?: object };
  collection.columns = properties ? Object.keys(properties) : undefined;
  return schema.value as object;
}
