import { alignedHeader, commonKeys, frameKeys } from '../../schema/vocabulary.ts';

interface ObjectSchema {
  properties: Record<string, unknown>;
}

/** Returns the schema of a section inside an article, which has no header, band and date of its own. */
export function getInnerSchema(
  type: string,
  schemas: Readonly<Record<string, object>>,
): object | undefined {
  const schema = schemas[type] as ObjectSchema | undefined;
  if (!schema) return undefined;
  let inner = innerSchemas.get(schema);
  if (!inner) {
    const { id } = schema.properties;
    const keys = Object.entries(schema.properties).filter(([, value]) => !outerKeys.has(value));
    inner = {
      ...schema,
      properties: { ...Object.fromEntries(keys), ...(id !== undefined && { id }) },
    };
    innerSchemas.set(schema, inner);
  }
  return inner;
}

const outerKeys: ReadonlySet<unknown> = new Set(
  [alignedHeader, commonKeys, frameKeys].flatMap((keys): unknown[] => Object.values(keys)),
);

const innerSchemas = new WeakMap<object, ObjectSchema>();
