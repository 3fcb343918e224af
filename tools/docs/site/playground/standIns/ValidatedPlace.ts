import type { ErrorObject } from 'ajv';

/** A value at its place, with what its validation needs. */
export interface ValidatedPlace {
  value: unknown;
  instancePath: string;
  schemaPath: string;
  /** Set for the name of a key. */
  propertyName?: string;
  /** Where errors are added. */
  errors: ErrorObject[];
  formats: Readonly<Record<string, (text: string) => boolean>>;
  compilePattern: CompileText;
  /** Validates what is in the value. */
  validate(schema: SchemaNode, place: ValidatedPlace): void;
}

/** A schema: keyword → its value. */
export type SchemaNode = Readonly<Record<string, unknown>>;

/** Compiles a pattern of a schema. */
export type CompileText = (pattern: string) => { test(text: string): boolean };

/** Adds an error of a keyword. */
export function addError(
  schema: SchemaNode,
  { value, instancePath, schemaPath, propertyName, errors }: ValidatedPlace,
  { keyword, params }: { keyword: string; params: object },
): void {
  errors.push({
    instancePath,
    schemaPath: `${schemaPath}/${keyword}`,
    keyword,
    params,
    ...(propertyName !== undefined && { propertyName }),
    message: '',
    schema: schema[keyword],
    parentSchema: schema as NonNullable<ErrorObject['parentSchema']>,
    data: value,
  });
}
