import type { JsonSchema } from './allowInterpolations.ts';

/**
 * Replaces the objects that several schemas contain by references to definitions, so that each is
 * written once. Objects that differ in their descriptions alone count as equal.
 *
 * @param schemas definitions of a JSON Schema by name
 * @returns these definitions with references, and `shared-1`, `shared-2` …
 */
export function shareSchemas(schemas: Record<string, object>): Record<string, JsonSchema> {
  const counts = new Map<string, number>();
  const names = new Map<string, string>();
  const definitions: Record<string, JsonSchema> = {};

  const count = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isShareable(value)) {
      const key = getKey(value);
      const times = (counts.get(key) ?? 0) + 1;
      counts.set(key, times);
      // Schemas inside are written once as well.
      if (times > 1) return;
    }
    Object.values(value).forEach(count);
  };

  const replaceInside = <Value>(value: Value): Value =>
    (Array.isArray(value)
      ? value.map(replace)
      : Object.fromEntries(
          Object.entries(value as object).map(([key, inner]) => [key, replace(inner)]),
        )) as Value;

  const replace = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const key = isShareable(value) ? getKey(value) : '';
    if ((counts.get(key) ?? 0) < 2) return replaceInside(value);
    if (!names.has(key)) {
      const name = `shared-${names.size + 1}`;
      names.set(key, name);
      definitions[name] = replaceInside(value as JsonSchema);
    }
    const { description } = value as JsonSchema;
    return { ...(description !== undefined && { description }), $ref: `#/$defs/${names.get(key)}` };
  };

  for (const schema of Object.values(schemas)) Object.values(schema).forEach(count);
  const replaced = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, replaceInside({ ...schema })]),
  );
  return { ...replaced, ...definitions };
}

/** Whether a schema is an object that takes more room than a reference. */
function isShareable(value: object): boolean {
  return 'type' in value && value.type === 'object' && JSON.stringify(value).length > 200;
}

function getKey({ description: _, ...schema }: JsonSchema | { description?: unknown }): string {
  return JSON.stringify(schema);
}
