import { getSpellingSuggestion } from '../../diagnostics/getSpellingSuggestion.ts';
import type { SiteRuleContext } from '../RuleContext.ts';

/**
 * Whether a route may be that of a page that is written but could not be read. The keys of such
 * pages are found in the text: what is wrong inside an entry says nothing about its route.
 */
export function mayBeUnreadRoute(
  route: string,
  {
    loaded,
    allPages: all,
    areRoutesIncomplete: routesIncomplete,
  }: Pick<SiteRuleContext, 'loaded' | 'allPages' | 'areRoutesIncomplete'>,
): boolean {
  if (!routesIncomplete) return false;
  if (loaded.manifests[0]?.source.path !== 'pages.yaml') return true;
  if (loaded.manifests.some(({ broken }) => broken)) return true;
  const known = new Set(
    all.flatMap(({ routeEntry, facts }) => [routeEntry.route, facts.meta.route]),
  );
  const unread = loaded.manifests
    .flatMap(({ source }) => [...source.text.matchAll(routeKey)])
    .flatMap(([, key = '']) => (known.has(key) ? [] : key));
  return unread.some(
    (key) => key.includes('{{') || key === route || getSpellingSuggestion(route, [key]),
  );
}

/** A key that begins with a slash, whatever went wrong before it in its line. */
const routeKey = /(\/[^\s"'`:]*|\/[^\n]*\}\}[^\n:]*)["']?:(?=\s|$)/gm;
