import { type LoadedSite, loadSite } from '../manifest/loadSite.ts';
import type { CheckCache } from './CheckCache.ts';
import type { CheckOptions } from './CheckOptions.ts';
import { readSiteContext } from './readSiteContext.ts';
import type { SiteContext } from './SiteContext.ts';

/** Loads the files and reads what pages share. Parses files unsplit if the provider asks for it. */
export async function loadWithContext(
  options: CheckOptions,
  cache: CheckCache,
): Promise<{ loaded: LoadedSite; shared: SiteContext }> {
  const { root, overlay, factsProvider } = options;
  const unsplitPaths = new Set<string>();
  for (;;) {
    const loaded = await loadSite(root, {
      overlay,
      known: cache.files,
      deferred: factsProvider !== undefined,
      keepTexts: options.cache !== undefined,
      outline: (path) => factsProvider?.findOutline?.(path),
      parseUnsplit: unsplitPaths,
    });
    const siteContext = readSiteContext(loaded, options, cache);
    const unreadable = await factsProvider?.prepare(siteContext);
    if (!unreadable?.size) return { loaded, shared: siteContext };
    for (const path of unreadable) {
      unsplitPaths.add(path);
      cache.files.delete(path);
    }
  }
}
