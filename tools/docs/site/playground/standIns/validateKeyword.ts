import { findFlaw } from './findFlaw.ts';
import { acceptsAll } from './keywordGroups.ts';
import { addError, type SchemaNode, type ValidatedPlace } from './ValidatedPlace.ts';

/** Validates a value of the right type for a keyword of its schema. */
export function validateKeyword(keyword: string, schema: SchemaNode, place: ValidatedPlace): void {
  const validate = inside[keyword];
  if (validate) {
    validate(schema, place);
    return;
  }
  const params = findFlaw(keyword, schema[keyword], place);
  if (params) addError(schema, place, { keyword, params });
}

/** The keywords about what is in a value: keyword → adds its errors. */
const inside: Record<string, (schema: SchemaNode, place: ValidatedPlace) => void> = {
  anyOf: validateAlternatives,

  items({ items }, place) {
    for (const [step, value] of (place.value as unknown[]).entries())
      validateInner(items, place, { value, step, keyword: 'items' });
  },

  required(schema, place) {
    const value = place.value as Record<string, unknown>;
    for (const missingProperty of schema.required as string[])
      if (value[missingProperty] === undefined)
        addError(schema, place, { keyword: 'required', params: { missingProperty } });
  },

  propertyNames(schema, place) {
    const keyword = 'propertyNames';
    for (const propertyName in place.value as object) {
      const { length } = place.errors;
      const schemaPath = `${place.schemaPath}/${keyword}`;
      const name = { ...place, value: propertyName, schemaPath, propertyName };
      place.validate(schema.propertyNames as SchemaNode, name);
      if (place.errors.length > length)
        addError(schema, place, { keyword, params: { propertyName } });
    }
  },

  additionalProperties(schema, place) {
    const keyword = 'additionalProperties';
    const { properties = {}, patternProperties = {} } = schema as Record<string, object>;
    const patterns = Object.keys(patternProperties).map(place.compilePattern);
    for (const [step, value] of listEntries(place)) {
      if (Object.hasOwn(properties, step) || patterns.some((pattern) => pattern.test(step)))
        continue;
      if (schema.additionalProperties === false)
        addError(schema, place, { keyword, params: { additionalProperty: step } });
      else validateInner(schema.additionalProperties, place, { value, step, keyword });
    }
  },

  properties(schema, place) {
    const values = place.value as Record<string, unknown>;
    for (const [step, inner] of Object.entries(schema.properties as SchemaNode)) {
      const keyword = `properties/${escapePointer(step, true)}`;
      const value = values[step];
      if (value !== undefined) validateInner(inner, place, { value, step, keyword });
    }
  },

  patternProperties(schema, place) {
    for (const [pattern, inner] of Object.entries(schema.patternProperties as SchemaNode)) {
      const keyword = `patternProperties/${escapePointer(pattern, true)}`;
      const expression = place.compilePattern(pattern);
      for (const [step, value] of listEntries(place))
        if (expression.test(step)) validateInner(inner, place, { value, step, keyword });
    }
  },
};

/** Lists the keys that ajv sees, with their values. */
function listEntries({ value }: ValidatedPlace): [key: string, value: unknown][] {
  const entries: [string, unknown][] = [];
  for (const key in value as object) entries.push([key, (value as SchemaNode)[key]]);
  return entries;
}

/** Validates a value inside of another one. */
function validateInner(
  schema: unknown,
  place: ValidatedPlace,
  { value, step, keyword }: { value: unknown; step: string | number; keyword: string },
): void {
  if (acceptsAll(schema)) return;
  place.validate(schema as SchemaNode, {
    ...place,
    value,
    instancePath: `${place.instancePath}/${escapePointer(String(step))}`,
    schemaPath: `${place.schemaPath}/${keyword}`,
  });
}

/** Accepts a value that one of the schemas accepts; reports the errors of all of them otherwise. */
function validateAlternatives(schema: SchemaNode, place: ValidatedPlace): void {
  const schemas = schema.anyOf as SchemaNode[];
  if (schemas.some(acceptsAll)) return;
  const errors: ValidatedPlace['errors'] = [];
  for (const [index, one] of schemas.entries()) {
    const { length } = errors;
    place.validate(one, { ...place, errors, schemaPath: `${place.schemaPath}/anyOf/${index}` });
    if (errors.length === length) return;
  }
  place.errors.push(...errors);
  addError(schema, place, { keyword: 'anyOf', params: {} });
}

function escapePointer(step: string, isFragment = false): string {
  const escaped = step.replaceAll('~', '~0').replaceAll('/', '~1');
  return isFragment ? encodeURIComponent(escaped) : escaped;
}
