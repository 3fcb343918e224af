import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { createEditorSchemas } from '../../schema/jsonSchema/createEditorSchemas.ts';
import { sectionExamples, sectionSchemas } from '../sections/sectionSchemas.ts';
import { createDiagnosticsPage } from './createDiagnosticsPage.ts';
import { generateDrawings } from './generateDrawings.ts';
import { generateSectionDocs } from './generateSectionDocs.ts';

/**
 * Generates every file of the repository that depends on schemas and the catalogue of diagnostics.
 * `npm run schema` writes them; tests/generated.test.ts checks that the committed ones are current.
 *
 * @returns path below the package → content
 */
export async function generateFiles(packageRoot: string): Promise<Record<string, string>> {
  const schemas = createEditorSchemas({
    sections: sectionSchemas,
    examples: sectionExamples,
    rows: await readRowSchemas(join(packageRoot, 'data')),
  });
  return {
    ...Object.fromEntries(
      Object.entries(schemas).map(([path, schema]) => [
        path,
        `${JSON.stringify(schema, null, 1)}\n`,
      ]),
    ),
    ...generateDrawings(packageRoot),
    'docs/diagnostics.md': createDiagnosticsPage(),
    'docs/sections.md': generateSectionDocs(sectionSchemas, sectionExamples),
  };
}

/** Reads the row schemas: name of the collection → JSON Schema. */
async function readRowSchemas(folder: string): Promise<Record<string, object>> {
  const suffix = '.schema.yaml';
  const files = (await readdir(folder)).filter((file) => file.endsWith(suffix)).sort();
  const entries = files.map(async (file) => [
    file.slice(0, -suffix.length),
    parse(await readFile(join(folder, file), 'utf8')),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}
