import type { ErrorObject } from 'ajv';
import { isKnownKeyword, keywordGroups } from './keywordGroups.ts';
import {
  addError,
  type CompileText,
  type SchemaNode,
  type ValidatedPlace,
} from './ValidatedPlace.ts';
import { validateKeyword } from './validateKeyword.ts';

/**
 * Stands in for ajv, which makes code from schemas: a strict content security policy forbids that. It
 * follows the schemas of the engine and reports the same errors in the same order, as ajv does with the
 * options `allErrors` and `verbose`. A test compares both.
 */
export class SchemaInterpreter {
  readonly #formats: Readonly<Record<string, (text: string) => boolean>>;
  readonly #compilePattern: CompileText;

  constructor({ formats = {}, code }: InterpreterOptions) {
    this.#formats = formats;
    this.#compilePattern = code?.regExp ?? ((pattern) => new RegExp(pattern, 'u'));
  }

  /** Returns a function that validates values, and keeps the errors of the last one. */
  compile(schema: object): InterpretedSchema {
    const validate: InterpretedSchema = (value) => {
      const errors: ErrorObject[] = [];
      validateSchema(schema as SchemaNode, {
        value,
        instancePath: '',
        schemaPath: '#',
        errors,
        formats: this.#formats,
        compilePattern: this.#compilePattern,
        validate: validateSchema,
      });
      validate.errors = errors.length > 0 ? errors : null;
      return errors.length === 0;
    };
    return validate;
  }
}

interface InterpreterOptions {
  formats?: Readonly<Record<string, (text: string) => boolean>>;
  code?: { regExp?: CompileText };
}

interface InterpretedSchema {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

/** Validates a value; adds what is wrong to the errors of the place. */
function validateSchema(schema: SchemaNode, place: ValidatedPlace): void {
  const unknown = Object.keys(schema).find((keyword) => !isKnownKeyword(keyword));
  if (unknown) throw new Error(`The playground has no keyword ${unknown}.`);
  const { type } = schema as { type?: string | string[] };
  const types = type === undefined ? [] : [type].flat();
  const [only] = types.length === 1 ? types : [];
  // ajv reports a wrong type where the keywords of the type would be.
  const group = keywordGroups.find((one) => one.type === only);
  const isLate = group?.keywords.some((keyword) => schema[keyword] !== undefined) ?? false;
  const isWrong = types.length > 0 && !types.some((one) => isType(place.value, one));
  const reportType = () => addError(schema, place, { keyword: 'type', params: { type } });
  if (isWrong && !isLate) reportType();
  for (const { type: groupType, keywords } of keywordGroups) {
    const used = keywords.filter((keyword) => schema[keyword] !== undefined);
    if (used.length === 0) continue;
    if (groupType === undefined || isType(place.value, groupType))
      for (const keyword of used) validateKeyword(keyword, schema, place);
    else if (isLate && groupType === only) reportType();
  }
}

function isType(value: unknown, type: string): boolean {
  switch (type) {
    case 'number':
      return Number.isFinite(value);
    case 'integer':
      return Number.isInteger(value);
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'null':
      return value === null;
    default:
      return typeof value === type;
  }
}
