import { eachSelection } from '../vocabulary/page.ts';
import type { JsonSchema } from './allowInterpolations.ts';
import type { SiteNames } from './SiteNames.ts';
import { thenKeyword } from './thenKeyword.ts';

/** Creates the schemas of `from:` and of the columns that `where:` and `sort:` may name. */
export function createRowSchemas(names: SiteNames | undefined): Record<string, JsonSchema> {
  const { description }: JsonSchema = { ...eachSelection.properties.from };
  const collections = Object.keys(names?.collections ?? {});
  return {
    rows: {
      description,
      anyOf: [
        ...(collections.length > 0 ? [{ enum: collections }] : []),
        // A name that `each` or a list binds, or a list in a row.
        { type: 'string', minLength: 1 },
      ],
    },
    columns: createColumnsSchema(Object.entries(names?.columns ?? {})),
  };
}

/** JSON Schema allows no empty `allOf`, so a site without collections has no condition. */
function createColumnsSchema(
  collections: [name: string, columns: readonly string[]][],
): JsonSchema {
  const conditions = collections.map(([collection, columns]) => ({
    if: { type: 'object', required: ['from'], properties: { from: { const: collection } } },
    [thenKeyword]: {
      properties: {
        where: { properties: Object.fromEntries(columns.map((column) => [column, {}])) },
        sort: { examples: columns.flatMap((column) => [column, `-${column}`]) },
      },
    },
  }));
  return { type: 'object', ...(conditions.length > 0 && { allOf: conditions }) };
}
