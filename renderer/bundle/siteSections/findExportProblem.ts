import type { TSchema } from 'typebox';
import type { Problem } from '../../../schema/diagnostics/Problem.ts';
import { problemAt } from './explainBuildError.ts';
import type { SiteSection } from './SiteSection.ts';

/** Returns what is wrong with the schema and the view that a section type of the site exports. */
export function findExportProblem(
  { type, path }: SiteSection,
  { schema, view }: { schema?: TSchema | undefined; view?: unknown },
): Problem | undefined {
  const { properties } = (schema ?? {}) as { properties?: { type?: { const?: unknown } } };
  if (properties?.type?.const !== type)
    return problemAt(`${path}/schema.ts`, {
      rule: 'broken-section',
      message: `The export \`schema\` is not the schema of "${type}".`,
      hint: `write export const schema = section('${type}', …)`,
    });
  if (typeof view !== 'function')
    return problemAt(`${path}/view.tsx`, {
      rule: 'broken-section',
      message: 'The default export is not a component.',
      hint: 'export a function component as default',
    });
  return undefined;
}
