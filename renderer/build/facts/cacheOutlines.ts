import type { SiteContext } from '../../../schema/check/SiteContext.ts';
import type { ManifestOutline } from '../../../schema/manifest/outlineManifest.ts';
import type { SourceFile } from '../../../schema/yaml/source/SourceFile.ts';
import type { CachedOutline } from '../cache/CachedSite.ts';
import type { SiteInputs } from '../cache/readSiteInputs.ts';

/**
 * Returns the outlines of a site's manifests by path, each with the digest of its manifest.
 *
 * @param cached outlines of an earlier build
 */
export function cacheOutlines(
  { context }: SiteContext,
  sources: SiteInputs['sources'],
  cached: Record<string, CachedOutline> = {},
): Record<string, CachedOutline> {
  return Object.fromEntries(
    context.loaded.manifests.flatMap(({ source, outline }) => {
      const digest = sources[source.path]?.digest;
      if (!outline || !digest) return [];
      const known = cached[source.path];
      const lines = known?.digest === digest ? known.lines : findEntryLines(source, outline);
      return [[source.path, { ...outline, digest, lines }]];
    }),
  );
}

/** Returns the first line of each entry, and that below the last. */
export function findEntryLines(
  source: Pick<SourceFile, 'position'>,
  { entries }: ManifestOutline,
): number[] {
  const offsets = entries.map(([, , from]) => from);
  const end = entries.at(-1)?.[3] ?? 0;
  return [...offsets, end].map((offset) => source.position(offset).line);
}
