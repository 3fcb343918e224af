import type { SiteContext } from '../../../schema/check/SiteContext.ts';
import type { CachedOutline } from '../cache/CachedSite.ts';
import type { SiteInputs } from '../cache/readSiteInputs.ts';

/** Returns the outlines of a site's manifests by path, each with the digest of its manifest. */
export function cacheOutlines(
  { context }: SiteContext,
  sources: SiteInputs['sources'],
): Record<string, CachedOutline> {
  return Object.fromEntries(
    context.loaded.manifests.flatMap(({ source, outline }) => {
      const digest = sources[source.path]?.digest;
      return outline && digest ? [[source.path, { ...outline, digest }]] : [];
    }),
  );
}
