import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { diagnosticsPage } from '../../schema/diagnostics/diagnosticsPage.ts';
import { editorSchemas } from '../../schema/jsonSchema/editorSchemas.ts';
import { sectionExamples, sectionSchemas } from '../sections/sectionSchemas.ts';
import { generateSectionDocs } from './generateSectionDocs.ts';

/**
 * Everything in the repository that is made from the section schemas: path below the package →
 * content. `npm run schema` writes it; a test shows that what is committed is fresh.
 */
export async function generateFiles(packageRoot: string): Promise<Record<string, string>> {
  const schemas = editorSchemas({
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
    'docs/diagnostics.md': diagnosticsPage(),
    'docs/sections.md': generateSectionDocs(sectionSchemas, sectionExamples),
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
