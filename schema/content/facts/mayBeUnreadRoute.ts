import { getSpellingSuggestion } from '../../diagnostics/getSpellingSuggestion.ts';
import type { SiteRuleContext } from '../RuleContext.ts';

/**
 * Whether a route may belong to a page that could not be read. Finds the keys of such pages in the
 * text of the files, since a mistake inside an entry leaves its key intact.
 */
export function mayBeUnreadRoute(
  route: string,
  {
    loaded,
    allPages,
    routeEntries,
    areRoutesIncomplete,
  }: Pick<SiteRuleContext, 'loaded' | 'allPages' | 'routeEntries' | 'areRoutesIncomplete'>,
): boolean {
  if (!areRoutesIncomplete) return false;
  if (loaded.manifests[0]?.source.path !== 'pages.yaml') return true;
  if (loaded.manifests.some(({ broken }) => broken)) return true;
  const known = new Set(
    allPages.flatMap(({ routeEntry, facts }) => [routeEntry.route, facts.meta.route]),
  );
  // A route without its slash does not look like one.
  const invalid = routeEntries.flatMap(({ routeEntry }) =>
    known.has(routeEntry.route) ? [] : `/${routeEntry.route.replace(/^\/+/, '')}`,
  );
  const unread = loaded.manifests
    .flatMap(({ source }) => [...source.text.matchAll(routeKey)])
    .flatMap(([, key = '']) => (known.has(key) ? [] : key))
    .concat(invalid);
  return unread.some(
    (key) => key.includes('{{') || key === route || getSpellingSuggestion(route, [key]),
  );
}

/** Matches a key that starts with a slash, anywhere in a line. */
const routeKey = /(\/[^\s"'`:]*|\/[^\n]*\}\}[^\n:]*)["']?:(?=\s|$)/gm;
