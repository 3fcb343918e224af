import { getDay } from '../../base/time/parseMoment.ts';
import type { JsonValue } from '../../features/_shared/yamlEdits/index.ts';
import type { CheckedSite } from '../../schema/index.ts';
import type { FieldSchema } from '../protocol/FieldSchema.ts';
import { createBlankValue } from '../ui/fields/schemaValues.ts';

/**
 * Proposes the columns of a new row, so that its pages have no errors: required texts get the name of
 * the row, and other required columns the most common value of their collection.
 */
export function proposeRow(
  { siteContext }: CheckedSite,
  { collection, name, key }: { collection: string; name: string; key: string },
): Record<string, JsonValue> {
  const found = siteContext.context.collections.get(collection);
  const schema = (found?.schema?.value ?? {}) as FieldSchema;
  const rows = [...(found?.rows.values() ?? [])];
  const hasBody = found !== undefined && found.rowFiles.size > 0;
  const required = [...(schema.required ?? []), ...(hasBody ? ['body'] : [])];
  return Object.fromEntries(
    required.map((column) => {
      const { [column]: property = {} } = schema.properties ?? {};
      if (column === 'slug' || column === 'key') return [column, key];
      if (/^(moment|date)$/.test(property.format ?? ''))
        return [column, getDay(Date.now(), siteContext.context.resolve.timeZone)];
      const values = rows.flatMap((row) => (row[column] === undefined ? [] : [row[column]]));
      if (isText(property, values)) return [column, name];
      return [column, findMostCommon(values) ?? createBlankValue(property)];
    }),
  );
}

/** Whether a column has a text of its own in each row, which is neither a path nor a name of something. */
function isText(
  { type = 'string', pattern, enum: choices, format }: FieldSchema,
  values: unknown[],
) {
  if (type !== 'string' || pattern || choices || format) return false;
  if (values.some((value) => /^(\/|https?:)/.test(String(value)))) return false;
  return new Set(values).size === values.length;
}

function findMostCommon(values: readonly unknown[]): JsonValue | undefined {
  const counts = new Map<string, number>();
  for (const value of values.map((value) => JSON.stringify(value)))
    counts.set(value, (counts.get(value) ?? 0) + 1);
  const [best] = [...counts].sort(([, first], [, second]) => second - first);
  return best && (JSON.parse(best[0]) as JsonValue);
}
