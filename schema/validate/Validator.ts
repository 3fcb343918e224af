import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Finding } from './Finding.ts';
import { findingsOf } from './findingsOf.ts';
import { formats } from './formats.ts';

/** Validates values against JSON Schemas. Each schema is compiled once, when first needed. */
export class Validator {
  readonly #ajv = new Ajv2020({
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
  readonly #compiled = new WeakMap<object, ValidateFunction>();

  /** What is wrong with `value`; an empty list for a valid one. Throws for an unusable schema. */
  validate(schema: object, value: unknown): Finding[] {
    const check = this.#compile(schema);
    return check(value) ? [] : findingsOf(check.errors ?? [], value);
  }

  /** Why a schema cannot be used; undefined when it can. */
  schemaError(schema: unknown): string | undefined {
    if (typeof schema !== 'object' || schema === null) return 'it is not a mapping';
    try {
      if (!this.#ajv.validateSchema(schema as object))
        return this.#ajv.errorsText(this.#ajv.errors, { dataVar: 'schema' });
      this.#compile(schema);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  #compile(schema: object): ValidateFunction {
    let check = this.#compiled.get(schema);
    if (!check) {
      check = this.#ajv.compile(schema);
      this.#compiled.set(schema, check);
    }
    return check;
  }
}
