import type { TSchema } from 'typebox';
import {
  allLimits,
  catalogue,
  eachSelection,
  iconNames,
  isSettable,
  listSchema,
} from '../../../schema/index.ts';
import { featureKeys, siteSchema } from '../../../schema/vocabulary.ts';
import { allowInterpolations, type JsonSchema } from './allowInterpolations.ts';
import { createPageSchema } from './createPageSchema.ts';
import {
  createOverrideSchemas,
  createSectionSchema,
  createUseSchema,
} from './createSectionSchemas.ts';
import { createValueSchemas } from './createValueSchemas.ts';
import type { SiteNames } from './SiteNames.ts';
import { shareSchemas } from './shareSchemas.ts';
import { thenKeyword } from './thenKeyword.ts';

/**
 * Creates the JSON Schema (2020-12) of pages.yaml for editors, with descriptions, completion of types
 * and keys, and a snippet for each section type from its example. Less strict than `check`: allows
 * `{{ … }}` for every value, and does not check whether links and images exist.
 */
export function createManifestSchema(
  sections: Record<string, TSchema>,
  examples: Record<string, object> = {},
  names?: SiteNames,
): JsonSchema {
  const types = Object.keys(sections).sort();
  const { list, ...definitions } = shareSchemas({
    list: listSchema,
    ...Object.fromEntries(types.map((type) => [`section-${type}`, { ...sections[type] }])),
  });

  const routes = {
    type: 'object',
    description: 'All pages by route, such as `/pricing`.',
    patternProperties: { '^/': { $ref: '#/$defs/page' } },
    additionalProperties: false,
    defaultSnippets: [pageSnippet],
  };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
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
      ...createOverrideSchemas(definitions, names),
      ...Object.fromEntries(
        Object.entries(definitions).map(([name, schema]) => [
          name,
          allowInterpolations(schema, `#/$defs/${name}`),
        ]),
      ),
      ...createRowSchemas(names),
      list: allowInterpolations({ ...list }),
      'form-name': {
        type: 'string',
        description: 'Name of a file in data/forms/, without `.yaml`.',
        ...(names && { enum: names.forms }),
      },
      icon: {
        description: 'Name of a Lucide icon; see https://lucide.dev/icons.',
        type: 'string',
        // Editors would show all values of an `enum` for each icon.
        pattern: `^(${[...iconNames()].sort().join('|')})$`,
        patternErrorMessage: 'There is no icon of this name; see https://lucide.dev/icons.',
        defaultSnippets: [...iconNames()].sort().map((name) => ({ label: name, body: name })),
      },
      ...createValueSchemas(names),
    },
  };
}

/** Creates the schema of `site:`, with the names of the checks. */
function createSiteSchema(): JsonSchema {
  const site = allowInterpolations(siteSchema) as JsonSchema & { properties: JsonSchema };
  const severities = [...catalogue]
    .filter(([, rule]) => isSettable(rule))
    .map(([name, { title, severity }]) => [
      name,
      { enum: ['error', 'warning', 'off'], description: `${title}. Default: ${severity}.` },
    ]);
  const numbers = Object.entries(allLimits).map(([name, limit]) => [
    name,
    { type: 'number', minimum: 0, description: `Default: ${limit}.` },
  ]);
  const checks = {
    ...(site.properties.checks as JsonSchema),
    properties: Object.fromEntries([...severities, ...numbers]),
    additionalProperties: false,
  };
  const { patternProperties: _, ...own } = checks as JsonSchema;
  const { header, footer } = siteSchema.properties;
  const withLists = Object.entries({ ...featureKeys.listSchemas, header, footer }).map(
    ([key, schema]) => [key, allowInterpolations(schema, `#/properties/site/properties/${key}`)],
  );
  return {
    ...site,
    properties: { ...site.properties, checks: own, ...Object.fromEntries(withLists) },
  };
}

const pageSnippet: JsonSchema = {
  label: 'a page',
  description: 'A page with its first section.',
  body: {
    '${1:/route}': {
      title: '${2:Title}',
      description: '${3:What the page is about, in a sentence or two}',
      sections: [{ type: 'hero', headline: '${4:Headline}' }],
    },
  },
};

const useSnippet: JsonSchema = {
  label: 'use',
  description: 'A reusable block from `blocks:`.',
  body: { use: '$1' },
};

function createSnippet(
  type: string,
  schema: TSchema | undefined,
  example: object | undefined,
): JsonSchema {
  const body = example ?? { type };
  return { label: type, description: String((schema as JsonSchema).description ?? ''), body };
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
    [thenKeyword]: {
      properties: {
        where: { properties: Object.fromEntries(columns.map((column) => [column, {}])) },
        sort: { examples: columns.flatMap((column) => [column, `-${column}`]) },
      },
    },
  }));
  return { type: 'object', ...(conditions.length > 0 && { allOf: conditions }) };
}
