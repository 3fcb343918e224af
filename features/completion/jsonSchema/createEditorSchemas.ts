import type { TSchema } from 'typebox';
import { createWordsSchema, formSchema } from '../../../schema/vocabulary.ts';
import { allowInterpolations, type JsonSchema, mapValues } from './allowInterpolations.ts';
import { createManifestSchema } from './createManifestSchema.ts';
import { createValueSchemas } from './createValueSchemas.ts';
import type { SiteNames } from './SiteNames.ts';

/** The sources of the schemas for editors. */
interface EditorSources {
  /** Schema of each section type. */
  sections: Record<string, TSchema>;
  /** A section of each type, which editors insert. */
  examples?: Record<string, object>;
  /** Row schema of each collection, from data/<name>.schema.yaml. */
  rows?: Record<string, object>;
  /** Names that the site defines; without them, any name is accepted. */
  names?: SiteNames;
}

/**
 * Creates the JSON Schemas for editors, by path below the root: one for the manifest, one for forms,
 * one for words, and one for each collection.
 */
export function createEditorSchemas({
  sections,
  examples,
  rows = {},
  names,
}: EditorSources): Record<string, JsonSchema> {
  return describeInMarkdown({
    'schema/pages.schema.json': createManifestSchema(sections, examples, names),
    'schema/form.schema.json': {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: 'Blockwright form',
      ...allowInterpolations(formSchema),
      $defs: createValueSchemas(names),
    },
    'schema/words.schema.json': {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: 'Blockwright words',
      description: 'Words of the interface by language, such as `de` or `de-AT`.',
      type: 'object',
      additionalProperties: createWordsSchema(sections),
    },
    ...Object.fromEntries(
      Object.entries(rows).map(([name, row]) => [
        `schema/rows/${name}.schema.json`,
        createCollectionSchema(name, row, names),
      ]),
    ),
  });
}

function createCollectionSchema(
  name: string,
  row: object,
  names: SiteNames | undefined,
): JsonSchema {
  const { $schema: _, $defs, ...own } = row as JsonSchema;
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Collection ${name}`,
    description: 'Rows by key.',
    type: 'object',
    additionalProperties: allowInterpolations(own),
    $defs: { ...($defs as object | undefined), ...createValueSchemas(names) },
  };
}

/**
 * Returns a schema in which descriptions with code are Markdown: editors would show the backticks of
 * plain text.
 */
function describeInMarkdown<Schema>(schema: Schema): Schema {
  if (Array.isArray(schema)) return schema.map(describeInMarkdown) as Schema;
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => {
    if (contentKeys.has(key)) return [key, value];
    // A key of an author may have the name of a keyword, such as `examples`.
    if (key === 'properties')
      return [key, mapValues(value, (inner) => describeInMarkdown(inner as JsonSchema))];
    return [key, describeInMarkdown(value)];
  });
  const described = Object.fromEntries(entries);
  const { description, ...rest } = described;
  const hasCode = typeof description === 'string' && description.includes('`');
  return hasCode ? { markdownDescription: description, ...rest } : described;
}

/** Keywords with values of documents instead of schemas. */
const contentKeys = new Set(['const', 'default', 'defaultSnippets', 'enum', 'examples']);
