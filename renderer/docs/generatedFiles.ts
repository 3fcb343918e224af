import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { createEditorSchemas } from '../../schema/jsonSchema/createEditorSchemas.ts';
import { sectionExamples, sectionSchemas } from '../sections/sectionSchemas.ts';
import { createDiagnosticsPage } from './createDiagnosticsPage.ts';
import { sectionDocs } from './sectionDocs.ts';

/**
 * Everything in the repository that is made from the section schemas: path below the package →
 * content. `npm run schema` writes it; a test shows that what is committed is fresh.
 */
export async function generatedFiles(packageRoot: string): Promise<Record<string, string>> {
  const schemas = createEditorSchemas({
    sections: sectionSchemas,
    examples: sectionExamples,
    rows: await rowSchemas(join(packageRoot, 'data')),
  });
  return {
    ...Object.fromEntries(
      Object.entries(schemas).map(([path, schema]) => [
        path,
        `${JSON.stringify(schema, null, 1)}\n`,
      ]),
    ),
    'docs/diagnostics.md': createDiagnosticsPage(),
    'docs/sections.md': sectionDocs(sectionSchemas, sectionExamples),
  };
}

async function rowSchemas(folder: string): Promise<Record<string, object>> {
  const suffix = '.schema.yaml';
  const files = (await readdir(folder)).filter((file) => file.endsWith(suffix)).sort();
  const entries = files.map(async (file) => [
    file.slice(0, -suffix.length),
    parse(await readFile(join(folder, file), 'utf8')),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}
