import type { TSchema } from 'typebox';
import { allowInterpolations, type JsonSchema } from './allowInterpolations.ts';
import type { SiteNames } from './SiteNames.ts';
import { thenKeyword } from './thenKeyword.ts';

/**
 * Creates the schema of a section as a choice by `type`, so that editors offer the keys of that type
 * only, and before there is a type only `type` and `use`.
 */
export function createSectionSchema(sections: Record<string, TSchema>): JsonSchema {
  const types = Object.entries(sections).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    type: 'object',
    description: 'A section: `type:` and its keys, or `use:` with a block.',
    if: { type: 'object', required: ['type'] },
    [thenKeyword]: {
      properties: {
        type: {
          anyOf: types.map(([type, schema]) => ({
            const: type,
            description: (schema as JsonSchema).description,
          })),
        },
      },
      allOf: types.map(([type]) => choose('type', type, `section-${type}`)),
    },
    else: { $ref: '#/$defs/use' },
  };
}

/** Returns a schema that applies a definition to values in which a key has a value. */
function choose(key: string, value: string, definition: string): JsonSchema {
  return {
    if: { type: 'object', required: [key], properties: { [key]: { const: value } } },
    [thenKeyword]: { $ref: `#/$defs/${definition}` },
  };
}

/** Creates the schema of a section with `use:`. The keys of the block’s type may override its own. */
export function createUseSchema(
  sections: Record<string, TSchema>,
  names: SiteNames | undefined,
): JsonSchema {
  const blocks = Object.entries(names?.blocks ?? {});
  const overrides = blocks.flatMap(([name, type]) =>
    type && Object.hasOwn(sections, type) ? choose('use', name, `override-${type}`) : [],
  );
  return {
    type: 'object',
    description: 'A block. Other keys override the keys of the block on this page.',
    required: ['use'],
    properties: {
      type: { type: 'string', description: 'Type of the section.' },
      use: {
        type: 'string',
        description: 'Name of a block in `blocks:`.',
        // JSON Schema allows no empty lists here.
        ...(blocks.length > 0 && { enum: blocks.map(([name]) => name) }),
      },
    },
    ...(overrides.length > 0 && { allOf: overrides }),
  };
}

/** Creates the schema of the overrides of each type that has a block: its keys, none required. */
export function createOverrideSchemas(
  definitions: Record<string, JsonSchema>,
  names: SiteNames | undefined,
): Record<string, JsonSchema> {
  const types = [...new Set(Object.values(names?.blocks ?? {}))];
  return Object.fromEntries(
    types.flatMap((type) => {
      const schema = definitions[`section-${type}`];
      if (!schema) return [];
      const { required: _, ...own } = allowInterpolations(
        schema,
        `#/$defs/section-${type}`,
      ) as JsonSchema & {
        properties: JsonSchema;
      };
      const { type: __, ...properties } = own.properties;
      return [
        [`override-${type}`, { ...own, properties: { use: { type: 'string' }, ...properties } }],
      ];
    }),
  );
}
