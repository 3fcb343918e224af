import type { Problem } from '../../diagnostics/Problem.ts';
import { rowSchemaInvalid, rowSchemaMissing } from '../../rules/yaml/row-schemas.ts';
import { compilePattern } from '../../shape/formats/compilePattern.ts';
import { explainPattern } from '../../shape/formats/explainPattern.ts';
import { Validator } from '../../shape/Validator.ts';
import { commonKeys } from '../../vocabulary/section.ts';
import type { YamlPath } from '../../yaml/YamlLocation.ts';
import type { Collection } from './Collection.ts';

/**
 * Reads the row schema of a collection and sets `columns`. Adds the columns that every row may have:
 * `draft`, `publishAt`, `expireAt` and `sample`, and the `body` of Markdown files.
 *
 * @returns undefined if the rows cannot be validated
 */
export function readRowSchema(collection: Collection, problems: Problem[]): object | undefined {
  const { schema, file, name } = collection;
  if (!schema) {
    if (!file.broken) problems.push(rowSchemaMissing(name, { file, path: [], part: 'head' }));
    return undefined;
  }
  if (schema.broken || schema.partial) return undefined;
  const faulty = collectPatterns(schema.value).flatMap(({ pattern, path, part }): Problem[] => {
    const fault = explainPattern(pattern);
    return fault ? [{ ...fault, at: { file: schema, path, part } }] : [];
  });
  problems.push(...faulty);
  if (faulty.length > 0) return undefined;
  const error = rowValidator.explainSchemaError(schema.value);
  if (error) {
    const { path, ...explained } = error;
    problems.push(
      rowSchemaInvalid(explained, { file: schema, path, part: path.length > 0 ? 'value' : 'head' }),
    );
    return undefined;
  }
  const { properties } = schema.value as { properties?: object };
  const hasBody = collection.rowFiles.size > 0;
  if (properties)
    collection.columns = [...new Set([...Object.keys(properties), ...(hasBody ? ['body'] : [])])];
  return withCommonColumns(schema.value as object, hasBody);
}

/** Validates rows. Row schemas are content, so their patterns must not take exponential time. */
export const rowValidator = new Validator(compilePattern);

/** Columns that every row may have. A column of that name in the row schema takes precedence. */
const { draft, publishAt, expireAt, sample } = commonKeys;
export const commonColumns = { draft, publishAt, expireAt, sample };

const body = { type: 'string' };

function withCommonColumns(schema: object, hasBody: boolean): object {
  const { properties } = schema as { properties?: object };
  const known = extendedSchemas.get(schema);
  if (known?.hasBody === hasBody) return known.extended;
  const extended = {
    ...schema,
    properties: { ...commonColumns, ...(hasBody && { body }), ...properties },
  };
  extendedSchemas.set(schema, { hasBody, extended });
  return extended;
}

/** The validator compiles each schema object once. */
const extendedSchemas = new WeakMap<object, { hasBody: boolean; extended: object }>();

/** A regular expression of a JSON Schema with its location. */
interface PatternLocation {
  pattern: string;
  path: YamlPath;
  part: 'key' | 'value';
}

/** Collects the regular expressions of a JSON Schema: `pattern` and the keys of `patternProperties`. */
function collectPatterns(schema: unknown): PatternLocation[] {
  const found: PatternLocation[] = [];
  const visit = (value: unknown, path: (string | number)[]): void => {
    if (typeof value !== 'object' || value === null || path.length > 100) return;
    for (const [name, item] of Object.entries(value)) {
      const key = Array.isArray(value) ? Number(name) : name;
      const inner = [...path, key];
      if (key === 'pattern' && typeof item === 'string')
        found.push({ pattern: item, path: inner, part: 'value' });
      if (key === 'patternProperties' && typeof item === 'object' && item !== null)
        for (const pattern of Object.keys(item))
          found.push({ pattern, path: [...inner, pattern], part: 'key' });
      if (typeof key === 'number' || !valueKeywords.has(key)) visit(item, inner);
    }
  };
  visit(schema, []);
  return found;
}

/** Keywords that contain values, not schemas. */
const valueKeywords = new Set(['const', 'enum', 'default', 'examples']);
