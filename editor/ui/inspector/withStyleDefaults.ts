import { applyNamedStyle, type Theme } from '../../../schema/vocabulary.ts';
import type { FieldSchema } from '../../protocol/FieldSchema.ts';

/**
 * Returns the schema of `site.theme` for its form: what the style of a theme chooses is the default of each
 * choice, in place of the default of a site without a style.
 */
export function withStyleDefaults(
  schema: FieldSchema,
  { use, style }: Theme,
  styles: Readonly<Record<string, Theme>>,
): FieldSchema {
  const chosen = { ...(use && { use }), ...(style !== undefined && { style }) };
  return withDefaults(schema, applyNamedStyle(chosen, styles));
}

function withDefaults(schema: FieldSchema, values: unknown): FieldSchema {
  if (schema.enum) return typeof values === 'string' ? { ...schema, default: values } : schema;
  if (!schema.properties) return schema;
  const properties = Object.entries(schema.properties).map(([key, property]) => [
    key,
    withDefaults(property, Object(values)[key]),
  ]);
  return { ...schema, properties: Object.fromEntries(properties) };
}
