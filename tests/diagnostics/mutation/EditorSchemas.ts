import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { parse, parseDocument } from 'yaml';
import { createEditorSchemas } from '../../../features/completion/jsonSchema/createEditorSchemas.ts';
import { sectionTypes } from '../sectionTypes.ts';
import type { Mutation } from './mutations.ts';

/** The JSON Schemas for editors: they decide what is broken independently of `checkSite`. */
export class EditorSchemas {
  readonly #schemas: Record<string, ValidateFunction>;

  constructor(rowSchemas: ReadonlyMap<string, string>) {
    const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false });
    const rows = Object.fromEntries([...rowSchemas].map(([name, text]) => [name, parse(text)]));
    this.#schemas = Object.fromEntries(
      Object.entries(createEditorSchemas({ sections: sectionTypes, rows })).map(
        ([path, schema]) => [path, ajv.compile(schema)],
      ),
    );
  }

  /** Whether a file is not YAML or its schema refuses it. */
  refuse({ path, text }: Pick<Mutation, 'path' | 'text'>): boolean {
    const document = parseDocument(text, { logLevel: 'error' });
    if (document.errors.length > 0) return true;
    return !this.#schemas[getSchema(path)]?.(document.toJS());
  }
}

function getSchema(path: string): string {
  if (path.startsWith('data/forms/')) return 'schema/form.schema.json';
  if (!path.startsWith('data/')) return 'schema/pages.schema.json';
  return `schema/rows/${path.slice(5).replace('.yaml', '')}.schema.json`;
}
