import type { TSchema } from 'typebox';
import { formSchema } from '../form.ts';
import { allowInterpolations, type JsonSchema } from './allowInterpolations.ts';
import { createManifestSchema } from './createManifestSchema.ts';

/** What the schemas for editors are made from. */
export interface EditorSources {
  sections: Record<string, TSchema>;
  /** Text of each type's example.yaml. */
  examples?: Record<string, string>;
  /** Row schema of each collection (the content of data/<name>.schema.yaml). */
  rows?: Record<string, object>;
}

/**
 * Every JSON Schema that editors use, by its path below the root: the manifest's, the forms', and
 * one for each collection.
 */
export function createEditorSchemas({
  sections,
  examples,
  rows = {},
}: EditorSources): Record<string, JsonSchema> {
  return {
    'schema/pages.schema.json': createManifestSchema(sections, examples),
    'schema/form.schema.json': {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: 'Blockwright form',
      ...allowInterpolations(formSchema),
      $defs: { template: templateDefinition },
    },
    ...Object.fromEntries(
      Object.entries(rows).map(([name, row]) => [
        `schema/rows/${name}.schema.json`,
        collection(name, row),
      ]),
    ),
  };
}

const templateDefinition: JsonSchema = {
  type: 'string',
  pattern: '\\{\\{.*\\}\\}',
  description: 'A value from the site: `{{ site.name }}`.',
};

function collection(name: string, row: object): JsonSchema {
  const { $schema: _, $defs, ...own } = row as JsonSchema;
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Collection ${name}`,
    description: 'Rows by key.',
    type: 'object',
    additionalProperties: allowInterpolations(own),
    $defs: { ...($defs as object | undefined), template: templateDefinition },
  };
}
