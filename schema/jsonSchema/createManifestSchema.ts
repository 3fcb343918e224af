import type { TSchema } from 'typebox';
import { parse } from 'yaml';
import { pageSchema } from '../page.ts';
import { siteSchema } from '../site.ts';
import { iconNames } from '../validate/iconNames.ts';
import { allowInterpolations, type JsonSchema } from './allowInterpolations.ts';

/**
 * Creates the JSON Schema (2020-12) of pages.yaml for editors, with descriptions, completion of types
 * and keys, and a snippet for each section type from its example. Less strict than `check`: allows
 * `{{ … }}` for every value, and does not check whether links, images and blocks exist.
 */
export function createManifestSchema(
  sections: Record<string, TSchema>,
  examples: Record<string, string> = {},
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
      site: allowInterpolations(siteSchema),
      blocks: {
        type: 'object',
        description: 'Sections that any page can reuse with `use:`.',
        additionalProperties: { $ref: '#/$defs/section' },
      },
      pages: routes,
    },
    $defs: {
      page: pageDefinition(),
      section: {
        description: 'A section: `type:` and its keys, or `use:` with a block.',
        defaultSnippets: [
          ...types.map((type) => createSnippet(type, sections[type], examples[type])),
          useSnippet,
        ],
        oneOf: [
          ...types.map((type) => ({ $ref: `#/$defs/section-${type}` })),
          { $ref: '#/$defs/use' },
        ],
      },
      use: useDefinition,
      ...Object.fromEntries(
        types.map((type) => [`section-${type}`, allowInterpolations(sections[type] as TSchema)]),
      ),
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

function pageDefinition(): JsonSchema {
  const page = allowInterpolations(pageSchema) as JsonSchema & {
    properties: Record<string, JsonSchema>;
  };
  const { sections } = page.properties;
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
        ...pageSchema.properties.with,
        defaultSnippets: [{ label: 'a row', body: { '${1:city}': '${2:cities.atlanta}' } }],
      },
    },
  };
}

const useDefinition: JsonSchema = {
  type: 'object',
  description: 'A block. Other keys override the keys of the block on this page.',
  required: ['use'],
  properties: {
    use: { type: 'string', description: 'Name of a block in `blocks:`.' },
    type: false,
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
  example: string | undefined,
): JsonSchema {
  const body: unknown = example === undefined ? { type } : parse(example);
  return { label: type, description: String((schema as JsonSchema).description ?? ''), body };
}
