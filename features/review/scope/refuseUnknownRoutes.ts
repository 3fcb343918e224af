import { UsageError } from '../../../base/errors/UsageError.ts';
import { getSpellingSuggestion } from '../../../base/text/getSpellingSuggestion.ts';
import type { ComparedBuild } from '../builds/createChangeReport.ts';
import { toRoute } from '../builds/toRoute.ts';
import type { ChangeScope } from './ChangeScope.ts';

/**
 * Refuses routes of `--only` that neither build has: with a misspelt route, an edit of the page itself
 * would be out of scope.
 *
 * @throws UsageError that names the most similar route
 */
export function refuseUnknownRoutes(
  { routes = [] }: ChangeScope,
  builds: readonly Pick<ComparedBuild, 'record'>[],
): void {
  const files = builds.flatMap(({ record }) => Object.keys(record.files));
  const known = new Set(files.filter((path) => path.endsWith('.html')).map(toRoute));
  const unknown = routes.find((route) => !route.includes('*') && !known.has(route));
  if (unknown === undefined) return;
  const suggestion = getSpellingSuggestion(unknown, known);
  throw new UsageError(
    `--only names ${unknown}, and no page has this route.${suggestion ? ` Did you mean ${suggestion}?` : ''}`,
  );
}
