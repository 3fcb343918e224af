import type { TSchema } from 'typebox';
import type { Problem } from '../../schema/index.ts';
import { problemAt } from './explainBuildError.ts';
import { listSectionFiles, type SiteSection } from './SiteSection.ts';

/** Returns what is wrong with what the files of a section type of the site export. */
export function findExportProblem(
  section: SiteSection,
  exported: SectionExports,
): Problem | undefined {
  const { type, path } = section;
  const { properties } = (exported.schema ?? {}) as { properties?: { type?: { const?: unknown } } };
  const report = (name: string, message: string, hint: string) =>
    problemAt(`${path}/${name}`, { rule: 'broken-section', message, hint });
  if (properties?.type?.const !== type)
    return report(
      'schema.ts',
      `The export \`schema\` is not the schema of "${type}".`,
      `write export const schema = section('${type}', …)`,
    );
  const files = listSectionFiles(section);
  for (const [name, key, message, hint] of functions)
    if (files.includes(name) && key in exported && typeof exported[key] !== 'function')
      return report(name, message, hint);
  return undefined;
}

/** The functions that files of a section type export. */
const functions: [file: string, key: keyof SectionExports, message: string, hint: string][] = [
  ...['view', 'island'].map((key): (typeof functions)[number] => [
    `${key}.tsx`,
    key as keyof SectionExports,
    'The default export is not a component.',
    'export a function component as default',
  ]),
  ['check.ts', 'check', 'The export `check` is not a function.', 'export a function `check`'],
  ['jsonld.ts', 'jsonld', 'The default export is not a function.', 'export a function as default'],
];

/** What the files of a section type export, as far as it was loaded. */
interface SectionExports {
  schema?: TSchema | undefined;
  view?: unknown;
  island?: unknown;
  check?: unknown;
  jsonld?: unknown;
}
