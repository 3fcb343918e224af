import { getDay, getDayEnd } from '../base/time/parseMoment.ts';
import type { RenderContext } from '../renderer/index.ts';
import type { CheckedSite } from '../schema/index.ts';
import type { Build } from './Build.ts';
import type { BuildCache } from './cache/BuildCache.ts';
import type { CachedOutput } from './cache/CachedPage.ts';
import type { CachedSite, OutputRecord } from './cache/CachedSite.ts';
import { compactHtml, removeUnusedHtml } from './cache/html/tidyHtml.ts';
import { removeOldVersions } from './cache/pagesFolder.ts';
import { saveRoutes } from './cache/previousRoutes.ts';
import type { CachedFactsProvider } from './facts/CachedFactsProvider.ts';
import { shardLabel } from './shards/Shard.ts';
import { writeShardInfo } from './shards/ShardInfo.ts';

/** A full build after its output was committed. */
interface FinishedBuild
  extends Pick<OutputRecord, 'files' | 'routes'>,
    Pick<CachedSite, 'outputs'> {
  snapshot: ReturnType<CachedFactsProvider['snapshot']>;
  checked: CheckedSite;
  lastModified: CachedSite['lastModified'];
  renderContext: RenderContext;
  assetsDigest: string;
}

/** Saves a build in the build cache, and its routes; for a shard, what the merge needs instead. */
export async function saveBuild({ request, state }: Build, build: FinishedBuild): Promise<void> {
  const { root, folder, now, shard, url = '', noindex } = request;
  const { buildCache, codeHash, fingerprint } = state;
  const { snapshot, checked, outputs, files, routes, lastModified, assetsDigest } = build;
  const until = findExpiry(checked, outputs, now);
  const before = Object.values(buildCache.site.outputs);
  const after = Object.values(outputs);
  compactHtml(buildCache.folder, after);
  buildCache.site = {
    ...snapshot,
    outputs,
    output: {
      ...(shard && { shard: shardLabel(shard) }),
      ...(snapshot.lastCheck && { fingerprint }),
      ...(until !== undefined && { until }),
      files,
      routes,
    },
    ...(lastModified && { lastModified }),
    renderContext: JSON.stringify({ ...build.renderContext, now: undefined }),
    assetsDigest,
  };
  await buildCache.save();
  tidy(buildCache, after, before);
  if (shard) {
    const { bindings, outlines = {}, pages } = snapshot;
    await writeShardInfo(folder, {
      ...shard,
      code: codeHash,
      inputs: fingerprint,
      url,
      noindex,
      day: getDay(now, build.renderContext.site.timeZone),
      bindings,
      outlines,
      pages: [...pages],
    });
  } else await saveRoutes(root, checked.pages);
}

/** Removes what the cache does not need any more. What cannot be removed is left: the output is complete. */
function tidy(
  { folder, saveError }: BuildCache,
  ...[after, before]: [after: readonly CachedOutput[], before: readonly CachedOutput[]]
): void {
  if (saveError !== undefined) return;
  try {
    removeUnusedHtml(folder, after, before);
    removeOldVersions(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
  }
}

/** Returns when the next date in the content passes; the end of the day if a page shows a date. */
function findExpiry(
  { shownPages, siteContext }: CheckedSite,
  outputs: Record<string, CachedOutput>,
  now: Date,
): number | undefined {
  const { timeZone } = siteContext.context.resolve;
  const times = shownPages.flatMap(({ facts }) => facts.validUntil ?? []);
  times.push(...[siteContext.context.lists.usage.until ?? []].flat());
  if (Object.values(outputs).some(({ reads }) => reads.clock))
    times.push(getDayEnd(getDay(now, timeZone), timeZone));
  return times.length > 0 ? times.reduce((a, b) => Math.min(a, b)) : undefined;
}
