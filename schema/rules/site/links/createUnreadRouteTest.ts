import { getSpellingSuggestion } from '../../../../base/text/getSpellingSuggestion.ts';
import type { SiteRuleContext } from '../../RuleContext.ts';

/**
 * Creates a function that tells whether a route may belong to a page that could not be read. Finds
 * the keys of such pages in the text of the files, since a mistake inside an entry leaves its key intact.
 */
export function createUnreadRouteTest({
  loaded,
  allPages,
  routeEntries,
  areRoutesIncomplete,
  invalidRoutes,
}: Pick<
  SiteRuleContext,
  'loaded' | 'allPages' | 'routeEntries' | 'areRoutesIncomplete' | 'invalidRoutes'
>): (route: string) => boolean {
  if (!areRoutesIncomplete) return () => false;
  if (loaded.manifests[0]?.source.path !== 'pages.yaml') return () => true;
  if (loaded.manifests.some(({ broken }) => broken)) return () => true;
  const known = new Set(
    allPages.flatMap(({ routeEntry, facts }) => [routeEntry.route, facts.meta.route]),
  );
  // A route without its slash does not look like one.
  const invalid = routeEntries.flatMap(({ routeEntry }) =>
    known.has(routeEntry.route) ? [] : `/${routeEntry.route.replace(/^\/+/, '')}`,
  );
  const unread = new Set(
    loaded.manifests
      .flatMap(({ source }) => source.text.split('\n').flatMap(listRouteKeys))
      .filter((key) => !known.has(key))
      .concat(invalid, invalidRoutes),
  );
  if ([...unread].some((key) => key.includes('{{'))) return () => true;
  return (route) => unread.has(route) || getSpellingSuggestion(route, unread) !== undefined;
}

/** Returns the keys in a line that start with a slash: all without spaces, even if the colon is missing, and one with `{{ }}`. */
function listRouteKeys(line: string): string[] {
  const keys = Array.from(line.matchAll(routeKey), ([, key = '']) => key);
  const withoutColon = /^ +(\/[\w/.~-]*)\s*$/.exec(line)?.[1];
  if (withoutColon) return [withoutColon];
  const [start, end] = [line.indexOf('/'), line.lastIndexOf('}}')];
  if (start < 0 || end < start) return keys;
  const [rest] = /^[^:]*:(?=\s|$)/.exec(line.slice(end)) ?? [];
  return rest ? [...keys, line.slice(start, end) + rest.replace(/["']?:$/, '')] : keys;
}

const routeKey = /(?<![^\s"'`{,[])(\/[^\s"'`:]*)["']?:(?=\s|$)/g;
