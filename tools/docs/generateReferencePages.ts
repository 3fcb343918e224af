import { listPresets } from '../../renderer/sections/listPresets.ts';
import { sectionSchemas } from '../../renderer/sections/sectionSchemas.ts';
import { createDiagnosticsPage } from './createDiagnosticsPage.ts';
import { generateKeyDocs } from './generateKeyDocs.ts';
import { generateSectionDocs } from './generateSectionDocs.ts';
import { type CommandSummaries, generateShortReference } from './generateShortReference.ts';
import { generateWordDocs } from './generateWordDocs.ts';

/**
 * Generates the reference pages from commands, schemas, presets, words and the catalogue of diagnostics.
 *
 * @returns path below the package → content
 */
export function generateReferencePages(
  commands: CommandSummaries,
  packageRoot: string,
): Record<string, string> {
  return {
    'docs/reference/diagnostics.md': createDiagnosticsPage(),
    'docs/reference/keys.md': generateKeyDocs(),
    'docs/reference/sections.md': generateSectionDocs(sectionSchemas, listPresets()),
    'docs/reference/short.md': generateShortReference(commands, sectionSchemas, packageRoot),
    'docs/reference/words.md': generateWordDocs(),
  };
}
