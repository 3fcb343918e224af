import { createRequire } from 'node:module';
import type { ErrorObject } from 'ajv';
import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js';
import { getOrCreate } from '../../base/lists/getOrCreate.ts';
import { isMapping } from '../../base/values/isMapping.ts';
import type { Finding } from '../diagnostics/Finding.ts';
import { formats } from './formats/formats.ts';
import { toFindings } from './messages/toFindings.ts';
import { type CompilePattern, compileNative, type QuickCheck, quickCheck } from './quickCheck.ts';

/**
 * Validates values against JSON Schemas. A quick check accepts nearly all values; ajv judges and
 * explains the others. Each schema is compiled once, on first use.
 */
export class Validator {
  readonly #compilePattern: CompilePattern;
  #ajv: Ajv2020 | undefined;
  readonly #compiled = new WeakMap<object, ValidateFunction>();
  readonly #quick = new WeakMap<object, QuickCheck | 'none'>();

  /** @param compilePattern compiles regular expressions of schemas */
  constructor(compilePattern = compileNative) {
    this.#compilePattern = compilePattern;
  }

  /** Whether the quick check accepts `value`. If it does not, the value may still be valid. */
  accepts(schema: object, value: unknown): boolean {
    const check = this.#quickCheck(schema);
    return check !== 'none' && check(value);
  }

  /** Validates `value`; returns an empty list if it is valid. Throws for an unusable schema. */
  validate(schema: object, value: unknown): Finding[] {
    if (this.accepts(schema, value)) return [];
    const check = this.#compile(schema);
    return check(value) ? [] : toFindings(check.errors ?? [], value);
  }

  /**
   * Validates `value` like `validate`, but takes whole numbers as text where the schema wants text.
   * Returns the value with these texts.
   */
  read<Value>(schema: object, value: Value): { value: Value; findings: Finding[] } {
    if (this.accepts(schema, value)) return { value, findings: [] };
    // Loading ajv would take longer than all other checks of a small site.
    const texts = takeNumbersAsText(schema, value) as Value;
    if (texts !== value && this.accepts(schema, texts)) return { value: texts, findings: [] };
    const check = this.#compile(schema);
    if (check(value)) return { value, findings: [] };
    const errors = check.errors ?? [];
    const taken = takeAsText(value, errors) as Value | undefined;
    if (taken === undefined) return { value, findings: toFindings(errors, value) };
    return { value: taken, findings: check(taken) ? [] : toFindings(check.errors ?? [], taken) };
  }

  /** Explains why a schema cannot be used; returns undefined for a usable one. */
  explainSchemaError(schema: unknown): Pick<Finding, 'path' | 'message' | 'hint'> | undefined {
    const hint = 'see https://json-schema.org/learn';
    if (typeof schema !== 'object' || schema === null)
      return { path: [], message: 'A row schema must be a mapping.', hint };
    if (this.#quickCheck(schema) !== 'none') return undefined;
    const ajv = this.#getAjv();
    try {
      if (!ajv.validateSchema(schema)) {
        const [finding] = toFindings(ajv.errors ?? [], schema);
        const message = `This is no valid JSON Schema. ${finding?.message ?? ''}`.trim();
        return { path: finding?.path ?? [], message, hint: finding?.hint ?? hint };
      }
      this.#compile(schema);
      return undefined;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { path: [], message: `The row schema cannot be used: ${reason}.`, hint };
    }
  }

  #quickCheck(schema: object): QuickCheck | 'none' {
    return getOrCreate(
      this.#quick,
      schema,
      () => quickCheck(schema, this.#compilePattern) ?? 'none',
    );
  }

  #compile(schema: object): ValidateFunction {
    return getOrCreate(this.#compiled, schema, () => this.#getAjv().compile(schema));
  }

  #getAjv(): Ajv2020 {
    this.#ajv ??= createAjv(this.#compilePattern);
    return this.#ajv;
  }
}

/** Creates ajv; loads it on first use, since most runs have nothing to explain. */
function createAjv(compilePattern: CompilePattern): Ajv2020 {
  const regExp = Object.assign((pattern: string) => compilePattern(pattern), {
    code: 'new RegExp',
  });
  const require = createRequire(import.meta.url);
  const ajv: typeof import('ajv/dist/2020.js') = require('ajv/dist/2020.js');
  return new ajv.Ajv2020({
    allErrors: true,
    discriminator: true,
    strict: false,
    verbose: true,
    validateSchema: false,
    logger: false,
    addUsedSchema: false,
    formats,
    code: { optimize: false, regExp },
  });
}

/**
 * Returns a copy of a value in which whole numbers are text where the schema wants text; undefined
 * if no error is about such a number.
 */
function takeAsText(value: unknown, errors: readonly ErrorObject[]): unknown {
  let copy = value;
  let isChanged = false;
  for (const { keyword, params, data, instancePath } of errors) {
    const types: string[] = keyword === 'type' ? [params.type].flat() : [];
    if (!types.includes('string') || !Number.isSafeInteger(data)) continue;
    const steps = instancePath.split('/').slice(1);
    const path = steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
    copy = replaceAt(copy, path, String(data));
    isChanged = true;
  }
  return isChanged ? copy : undefined;
}

function replaceAt(value: unknown, [key, ...rest]: readonly string[], text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value))
    return value.with(Number(key), replaceAt(value[Number(key)], rest, text));
  const mapping = value as Record<string, unknown>;
  return { ...mapping, [key]: replaceAt(mapping[key], rest, text) };
}

/**
 * Returns a value in which whole numbers are text where the schema wants nothing but text; the same
 * value if it contains none. Does not look into alternatives (`anyOf`).
 */
export function takeNumbersAsText(schema: unknown, value: unknown): unknown {
  if (!isMapping(schema)) return value;
  if (schema.type === 'string') return Number.isSafeInteger(value) ? String(value) : value;
  if (schema.type === 'array' && Array.isArray(value)) {
    const items = value.map((item) => takeNumbersAsText(schema.items, item));
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  if (schema.type !== 'object' || !isMapping(value)) return value;
  const properties = isMapping(schema.properties) ? schema.properties : {};
  let copy: Record<string, unknown> | undefined;
  for (const [key, item] of Object.entries(value)) {
    const known = Object.hasOwn(properties, key) ? properties[key] : schema.additionalProperties;
    const taken = takeNumbersAsText(known, item);
    if (taken === item) continue;
    copy ??= { ...value };
    copy[key] = taken;
  }
  return copy ?? value;
}
