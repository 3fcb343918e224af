import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { TSchema } from 'typebox';
import { findPresetProblem } from '../../renderer/index.ts';
import type { Problem } from '../../schema/index.ts';
import { problemAt } from './explainBuildError.ts';
import { listPresetFiles, type SiteSection } from './SiteSection.ts';

/** Reads the presets of a section type of the site, and reports files that are none. */
export async function readSitePresets(
  section: SiteSection,
  schema: TSchema,
): Promise<{ presets: Record<string, string>; problems: Problem[] }> {
  const presets: Record<string, string> = {};
  const problems: Problem[] = [];
  for (const file of listPresetFiles(section.folder)) {
    const path = `${section.path}/examples/${file}`;
    const text = await readFile(join(section.folder, 'examples', file), 'utf8');
    const name = basename(file, '.yaml');
    const problem = findPresetProblem(section.type, name, text, schema);
    if (problem) {
      const { line, message, hint } = problem;
      const position = { text, line, column: 0 };
      problems.push(problemAt(path, { rule: 'section-preset', message, hint }, position));
    } else presets[name] = text;
  }
  if (Object.keys(presets).length === 0 && problems.length === 0)
    problems.push(
      problemAt(`${section.path}/schema.ts`, {
        rule: 'section-preset',
        message: `The section type "${section.type}" has no preset, so the editor does not offer it.`,
        hint: 'add examples/basic.yaml; `npx blockwright new section` shows what it contains',
      }),
    );
  return { presets, problems };
}
