import { createRequire } from 'node:module';
import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js';
import type { Finding } from './Finding.ts';
import { formats } from './formats.ts';
import { type QuickCheck, quickCheck } from './quickCheck.ts';
import { toFindings } from './toFindings.ts';

/**
 * Validates values against JSON Schemas. Nearly all values are valid, which a quick check can tell;
 * ajv explains the others. Each schema is compiled once, when first needed.
 */
export class Validator {
  #ajv: Ajv2020 | undefined;
  readonly #compiled = new WeakMap<object, ValidateFunction>();
  readonly #quick = new WeakMap<object, QuickCheck | 'none'>();

  /** Whether `value` is seen to be valid at once; when it is not, it may be valid all the same. */
  accepts(schema: object, value: unknown): boolean {
    const check = this.#quickCheck(schema);
    return check !== 'none' && check(value);
  }

  /** What is wrong with `value`; an empty list for a valid one. Throws for an unusable schema. */
  validate(schema: object, value: unknown): Finding[] {
    if (this.accepts(schema, value)) return [];
    const check = this.#compile(schema);
    return check(value) ? [] : toFindings(check.errors ?? [], value);
  }

  /** Why a schema cannot be used; undefined when it can. */
  schemaError(schema: unknown): string | undefined {
    if (typeof schema !== 'object' || schema === null) return 'it is not a mapping';
    if (this.#quickCheck(schema) !== 'none') return undefined;
    const ajv = this.#need();
    try {
      if (!ajv.validateSchema(schema)) return ajv.errorsText(ajv.errors, { dataVar: 'schema' });
      this.#compile(schema);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  #quickCheck(schema: object): QuickCheck | 'none' {
    let check = this.#quick.get(schema);
    if (!check) {
      check = quickCheck(schema) ?? 'none';
      this.#quick.set(schema, check);
    }
    return check;
  }

  #compile(schema: object): ValidateFunction {
    let check = this.#compiled.get(schema);
    if (!check) {
      check = this.#need().compile(schema);
      this.#compiled.set(schema, check);
    }
    return check;
  }

  #need(): Ajv2020 {
    this.#ajv ??= createAjv();
    return this.#ajv;
  }
}

/** Loaded when first needed, since most runs find nothing to explain. */
function createAjv(): Ajv2020 {
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
    code: { optimize: false },
  });
}
