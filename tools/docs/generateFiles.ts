import { generateSchemas } from '../../renderer/editorSchemas/generateSchemas.ts';
import { listPresets } from '../../renderer/sections/listPresets.ts';
import { sectionSchemas } from '../../renderer/sections/sectionSchemas.ts';
import { createDiagnosticsPage } from './createDiagnosticsPage.ts';
import { generateDrawings } from './generateDrawings.ts';
import { generateReference } from './generateReference.ts';
import { generateSectionDocs } from './generateSectionDocs.ts';
import { generateWordDocs } from './generateWordDocs.ts';

/**
 * Generates every file of the repository that depends on schemas and the catalogue of diagnostics.
 * `npm run schema` writes them; tests/repository/generated.test.ts checks that the committed ones are current.
 *
 * @returns path below the package → content
 */
export async function generateFiles(packageRoot: string): Promise<Record<string, string>> {
  return {
    ...(await generateSchemas(packageRoot)),
    ...generateDrawings(packageRoot),
    'docs/diagnostics.md': createDiagnosticsPage(),
    'docs/reference.md': generateReference(),
    'docs/sections.md': generateSectionDocs(sectionSchemas, listPresets()),
    'docs/words.md': generateWordDocs(),
  };
}
