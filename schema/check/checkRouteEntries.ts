import { setImmediate } from 'node:timers/promises';
import type { CheckCache } from './CheckCache.ts';
import { type CheckedRouteEntry, checkRouteEntry } from './checkRouteEntry.ts';
import type { PageFactsProvider } from './PageFactsProvider.ts';
import type { SiteContext } from './SiteContext.ts';

/** How long entries are checked at a stretch, in milliseconds. */
const longestSlice = 50;

/** Checks every entry of `pages:`, or takes the result from the cache. */
export async function checkRouteEntries(
  { context }: SiteContext,
  cache: CheckCache,
  factsProvider: PageFactsProvider | undefined,
): Promise<CheckedRouteEntry[]> {
  const checked: CheckedRouteEntry[] = [];
  let resumed = performance.now();
  for (const routeEntry of context.manifest.routeEntries) {
    // A server answers others meanwhile.
    if (performance.now() - resumed > longestSlice) {
      await setImmediate();
      resumed = performance.now();
    }
    const { localization } = routeEntry;
    const known = localization ? cache.inLocale(localization.locale) : cache;
    const check = () => checkRouteEntry(routeEntry, context, factsProvider);
    checked.push(known.getOrCheck(routeEntry, context.now, check));
  }
  return checked;
}
