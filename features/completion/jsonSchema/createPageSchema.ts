import { eachSelection } from '../../../schema/index.ts';
import { pageSchema } from '../../../schema/vocabulary.ts';
import { allowInterpolations, type JsonSchema } from './allowInterpolations.ts';
import type { SiteNames } from './SiteNames.ts';

/** Creates the schema of a page, with the rows and collections of a site if they are given. */
export function createPageSchema(names: SiteNames | undefined): JsonSchema {
  const page = allowInterpolations(pageSchema) as JsonSchema & {
    properties: Record<string, JsonSchema>;
  };
  const { sections } = page.properties;
  const collections = Object.keys(names?.collections ?? {});
  const rows = Object.entries(names?.collections ?? {}).flatMap(([name, keys]) =>
    keys.slice(0, maxRows).map((key) => `${name}.${key}`),
  );
  const reference = (choices: readonly string[]) => ({
    anyOf: [
      { type: 'string', ...(names && { enum: choices }) },
      { $ref: '#/$defs/template' },
      // Lists of rows are cut, and a row key may contain more than letters.
      ...(choices === rows && rows.length !== countRows(names) ? [{ type: 'string' }] : []),
    ],
  });
  return {
    ...page,
    properties: {
      ...page.properties,
      sections: {
        description: String(sections?.description ?? ''),
        type: 'array',
        minItems: 1,
        items: { $ref: '#/$defs/section' },
      },
      with: {
        type: 'object',
        description: pageSchema.properties.with.description,
        additionalProperties: reference(rows),
        defaultSnippets: [{ label: 'a row', body: { '${1:city}': '${2:cities.atlanta}' } }],
      },
      each: {
        type: 'object',
        description: pageSchema.properties.each.description,
        additionalProperties: { anyOf: [reference(collections), createSelectionSchema()] },
      },
    },
  };
}

/** Creates the schema of a selection of rows in `each`. */
function createSelectionSchema(): JsonSchema {
  const { properties, ...selection } = allowInterpolations(eachSelection) as JsonSchema & {
    properties: JsonSchema;
  };
  return {
    ...selection,
    properties: { ...properties, from: { $ref: '#/$defs/rows' } },
    allOf: [{ $ref: '#/$defs/columns' }],
  };
}

/** More rows than this would make the list of completions useless. */
const maxRows = 500;

function countRows(names: SiteNames | undefined): number {
  return Object.values(names?.collections ?? {}).reduce((sum, keys) => sum + keys.length, 0);
}
