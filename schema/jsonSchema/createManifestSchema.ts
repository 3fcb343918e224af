import type { TSchema } from 'typebox';
import { parse } from 'yaml';
import { catalogue } from '../diagnostics/catalogue.ts';
import { eachSelection, pageSchema } from '../page.ts';
import { limits } from '../rules/limits.ts';
import { siteSchema } from '../site.ts';
import { iconNames } from '../validate/iconNames.ts';
import { allowInterpolations, type JsonSchema } from './allowInterpolations.ts';
import type { SiteNames } from './SiteNames.ts';

/**
 * Creates the JSON Schema (2020-12) of pages.yaml for editors, with descriptions, completion of types
 * and keys, and a snippet for each section type from its example. Less strict than `check`: allows
 * `{{ … }}` for every value, and does not check whether links and images exist.
 */
export function createManifestSchema(
  sections: Record<string, TSchema>,
  examples: Record<string, string> = {},
  names?: SiteNames,
): JsonSchema {
  const types = Object.keys(sections).sort();
  const routes = {
    type: 'object',
    description: 'All pages by route, such as `/pricing`.',
    patternProperties: { '^/': { $ref: '#/$defs/page' } },
    additionalProperties: false,
  };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Blockwright manifest',
    description: 'A website: site settings, shared blocks and all pages.',
    type: 'object',
    additionalProperties: false,
    properties: {
      site: createSiteSchema(),
      blocks: {
        type: 'object',
        description: 'Sections that any page can reuse with `use:`.',
        additionalProperties: { $ref: '#/$defs/section' },
      },
      pages: routes,
    },
    $defs: {
      page: createPageSchema(names),
      section: createSectionSchema(sections),
      use: {
        ...createUseSchema(sections, names),
        // Editors offer these in a section without a type only.
        defaultSnippets: [
          ...types.map((type) => createSnippet(type, sections[type], examples[type])),
          useSnippet,
        ],
      },
      ...createOverrideSchemas(sections, names),
      ...Object.fromEntries(
        types.map((type) => [
          `section-${type}`,
          allowInterpolations(sections[type] as TSchema, `#/$defs/section-${type}`),
        ]),
      ),
      ...createRowSchemas(names),
      'form-name': {
        type: 'string',
        description: 'Name of a file in data/forms/, without `.yaml`.',
        ...(names && { enum: names.forms }),
      },
      icon: {
        description: 'Name of a Lucide icon; see https://lucide.dev/icons.',
        enum: [...iconNames()].sort(),
      },
      template: {
        type: 'string',
        pattern: '\\{\\{.*\\}\\}',
        description: 'A value from a row or from the site: `{{ name.column }}`.',
      },
    },
  };
}

/** Creates the schema of `site:`, with the names of the checks. */
function createSiteSchema(): JsonSchema {
  const site = allowInterpolations(siteSchema) as JsonSchema & { properties: JsonSchema };
  const severities = Object.entries(catalogue)
    .filter(([, rule]) => rule.settable)
    .map(([name, { title, severity }]) => [
      name,
      { enum: ['error', 'warning', 'off'], description: `${title}. Default: ${severity}.` },
    ]);
  const numbers = Object.entries(limits).map(([name, limit]) => [
    name,
    { type: 'number', minimum: 0, description: `Default: ${limit}.` },
  ]);
  const checks = {
    ...(site.properties.checks as JsonSchema),
    properties: Object.fromEntries([...severities, ...numbers]),
    additionalProperties: false,
  };
  const { patternProperties: _, ...own } = checks as JsonSchema;
  const feeds = allowInterpolations(
    siteSchema.properties.feeds,
    '#/properties/site/properties/feeds',
  );
  return { ...site, properties: { ...site.properties, checks: own, feeds } };
}

function createPageSchema(names: SiteNames | undefined): JsonSchema {
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

/** Creates the schemas of `from:` and of the columns that `where:` and `sort:` may name. */
function createRowSchemas(names: SiteNames | undefined): Record<string, JsonSchema> {
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
    [consequence]: {
      properties: {
        where: { properties: Object.fromEntries(columns.map((column) => [column, {}])) },
        sort: { examples: columns.flatMap((column) => [column, `-${column}`]) },
      },
    },
  }));
  return { type: 'object', ...(conditions.length > 0 && { allOf: conditions }) };
}

/** More rows than this would make the list of completions useless. */
const maxRows = 500;

function countRows(names: SiteNames | undefined): number {
  return Object.values(names?.collections ?? {}).reduce((sum, keys) => sum + keys.length, 0);
}

/**
 * Creates the schema of a section as a choice by `type`, so that editors offer the keys of that type
 * only, and before there is a type only `type` and `use`.
 */
function createSectionSchema(sections: Record<string, TSchema>): JsonSchema {
  const types = Object.entries(sections).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    type: 'object',
    description: 'A section: `type:` and its keys, or `use:` with a block.',
    if: { type: 'object', required: ['type'] },
    [consequence]: {
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

/** The keyword of JSON Schema; an object with such a literal key looks like a promise. */
const consequence = 'then';

/** Returns a schema that applies a definition to values in which a key has a value. */
function choose(key: string, value: string, definition: string): JsonSchema {
  return {
    if: { type: 'object', required: [key], properties: { [key]: { const: value } } },
    [consequence]: { $ref: `#/$defs/${definition}` },
  };
}

/** Creates the schema of a section with `use:`. The keys of the block’s type may override its own. */
function createUseSchema(
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
function createOverrideSchemas(
  sections: Record<string, TSchema>,
  names: SiteNames | undefined,
): Record<string, JsonSchema> {
  const types = [...new Set(Object.values(names?.blocks ?? {}))];
  return Object.fromEntries(
    types.flatMap((type) => {
      const schema = type === undefined ? undefined : sections[type];
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

const useSnippet: JsonSchema = {
  label: 'use',
  description: 'A reusable block from `blocks:`.',
  body: { use: '$1' },
};

function createSnippet(
  type: string,
  schema: TSchema | undefined,
  example: string | undefined,
): JsonSchema {
  const body: unknown = example === undefined ? { type } : parse(example);
  return { label: type, description: String((schema as JsonSchema).description ?? ''), body };
}
