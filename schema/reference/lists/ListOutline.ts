import { getOrCreate } from '../../../base/lists/getOrCreate.ts';

/** Where the schema of a section allows lists. Alternatives of one place are merged. */
export interface ListOutline {
  keys: ReadonlyMap<string, ListOutline>;
  required: ReadonlySet<string>;
  /** The entries, where a list is allowed. */
  items: ListOutline | undefined;
  /** The fewest entries of the list. */
  minItems: number;
  /** Whether a mapping is allowed, too. */
  allowsMapping: boolean;
  /** Whether an empty text is allowed. */
  allowsEmpty: boolean;
}

type Schema = Record<string, unknown>;

/** Returns the outline of a schema, computed once. */
export function getListOutline(schema: object): ListOutline {
  return getOrCreate(outlines, schema, () => createOutline(listAlternatives(schema as Schema)));
}

const outlines = new WeakMap<object, ListOutline>();

function createOutline(schemas: readonly Schema[]): ListOutline {
  const properties = new Map<string, Schema[]>();
  const required = new Set<string>();
  const items: Schema[] = [];
  let minItems = 0;
  for (const schema of schemas) {
    for (const [key, inner] of Object.entries((schema.properties ?? {}) as Record<string, Schema>))
      properties.set(key, [...(properties.get(key) ?? []), ...listAlternatives(inner)]);
    for (const key of (schema.required ?? []) as string[]) required.add(key);
    if (schema.type !== 'array') continue;
    minItems = Math.max(minItems, Number(schema.minItems ?? 0));
    items.push(...listAlternatives((schema.items ?? {}) as Schema));
  }
  return {
    keys: new Map([...properties].map(([key, inner]) => [key, createOutline(inner)])),
    required,
    items: schemas.some(({ type }) => type === 'array') ? createOutline(items) : undefined,
    minItems,
    allowsEmpty: schemas.some(({ type, minLength = 0 }) => type === 'string' && minLength === 0),
    allowsMapping: schemas.some(({ type }) => type === 'object'),
  };
}

/** Lists a schema and the alternatives in it. */
export function listAlternatives(schema: Schema): Schema[] {
  const more = [schema.anyOf, schema.oneOf, schema.allOf] as (Schema[] | undefined)[];
  return [schema, ...more.flatMap((list) => list ?? []).flatMap(listAlternatives)];
}
