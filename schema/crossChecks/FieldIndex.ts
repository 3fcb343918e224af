import type { TSchema } from 'typebox';
import type { Path } from '../load/Place.ts';

/** A text of a value, with its path and the format its schema gives it. */
export interface Field {
  path: Path;
  value: string;
  format: string;
  /** The value is in a list or mapping of a section, not one of its own keys. */
  pattern: readonly string[];
}

/**
 * Finds the texts of sections by the `format` of their schema. Where a type's formats stand is
 * worked out once for each schema.
 */
export class FieldIndex {
  readonly #patterns = new WeakMap<object, Pattern[]>();
  /** By value: a section is asked about by several checks, and shared by several pages. */
  readonly #fields = new WeakMap<object, Field[]>();

  /** The texts of `value` that have one of `formats` in `schema`. */
  fields(schema: object, value: object, ...formats: string[]): Field[] {
    let all = this.#fields.get(value);
    if (!all) {
      all = this.#of(schema).flatMap(({ steps, format }) =>
        [...read(value, steps, [])].flatMap(([path, text]) =>
          typeof text === 'string' ? { path, value: text, format, pattern: steps } : [],
        ),
      );
      this.#fields.set(value, all);
    }
    return all.filter((field) => formats.includes(field.format));
  }

  /** The mappings of `value` whose schema has the annotation or key `mark`. */
  *objects(
    schema: object,
    value: unknown,
    mark: string,
  ): Generator<{ path: Path; value: unknown }> {
    for (const pattern of this.#of(schema)) {
      if (pattern.format !== `key:${mark}`) continue;
      for (const [path, found] of read(value, pattern.steps, [])) yield { path, value: found };
    }
  }

  #of(schema: object): Pattern[] {
    let patterns = this.#patterns.get(schema);
    if (!patterns) {
      patterns = [];
      collect(schema as TSchema & Record<string, unknown>, [], patterns, 0);
      this.#patterns.set(schema, patterns);
    }
    return patterns;
  }
}

interface Pattern {
  steps: string[];
  format: string;
}

/** Keys of a schema that mark it as something other than text, by which checks find it. */
const marks = ['@type', 'validThrough'];

function collect(schema: Record<string, unknown>, steps: string[], into: Pattern[], depth: number) {
  if (depth > 12) return;
  if (typeof schema.format === 'string') into.push({ steps, format: schema.format });
  const properties = schema.properties as Record<string, Record<string, unknown>> | undefined;
  for (const [key, inner] of Object.entries(properties ?? {})) {
    if (marks.includes(key)) into.push({ steps, format: `key:${key}` });
    collect(inner, [...steps, key], into, depth + 1);
  }
  for (const key of ['additionalProperties', 'items'])
    if (isSchema(schema[key])) collect(schema[key], [...steps, '*'], into, depth + 1);
  const named = schema.patternProperties as Record<string, Record<string, unknown>> | undefined;
  for (const inner of Object.values(named ?? {})) collect(inner, [...steps, '*'], into, depth + 1);
  for (const key of ['anyOf', 'oneOf', 'allOf'])
    for (const inner of (schema[key] as Record<string, unknown>[] | undefined) ?? [])
      collect(inner, steps, into, depth + 1);
}

function* read(value: unknown, steps: readonly string[], path: Path): Generator<[Path, unknown]> {
  const [step, ...rest] = steps;
  if (step === undefined) {
    yield [path, value];
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (step !== '*') {
    if (Object.hasOwn(value, step))
      yield* read((value as Record<string, unknown>)[step], rest, [...path, step]);
    return;
  }
  for (const [key, inner] of Object.entries(value))
    yield* read(inner, rest, [...path, Array.isArray(value) ? Number(key) : key]);
}

function isSchema(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
