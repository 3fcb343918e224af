import { rm } from 'node:fs/promises';
import { cacheFolder } from '../../base/files/cacheFolder.ts';
import { contentHash } from '../../base/files/contentHash.ts';
import type { SiteCode } from '../../code/index.ts';
import { BuildCache } from './BuildCache.ts';
import type { CheckRecord } from './CachedSite.ts';
import { isExpired } from './isExpired.ts';
import { pagesFolder } from './pagesFolder.ts';
import { readSiteInputs, type SiteInputs } from './readSiteInputs.ts';

/** The build cache of a site, and its inputs as they are now. */
export interface BuildState extends SiteInputs {
  codeHash: string;
  buildCache: BuildCache;
  /** Whether no cache may be used, the bundles included. */
  isCold: boolean;
}

/**
 * Reads the build cache and hashes the inputs. An up-to-date build does little else, so this file
 * imports no other part of the engine.
 *
 * @param options.cold whether to delete the caches of the site first
 * @param options.variant what the build changes about the site, such as its address, as text; it has
 *   a cache of its own
 */
export async function readBuildState(
  code: SiteCode,
  { cold = false, variant = '' }: { cold?: boolean; variant?: string } = {},
): Promise<BuildState> {
  const { root } = code;
  const codeHash = variant ? contentHash(code.hash + variant) : code.hash;
  const buildCache = new BuildCache(pagesFolder(root, codeHash));
  if (cold) await deleteCaches(code, buildCache.folder);
  else await buildCache.load();
  return { codeHash, buildCache, isCold: cold, ...(await readSiteInputs(root, buildCache.site)) };
}

/** Returns what a build changes about a site, as text; empty without changes. */
export function getVariant({
  url = '',
  noindex,
}: {
  url?: string | undefined;
  noindex?: boolean;
}): string {
  return url || noindex ? `${url} ${noindex}` : '';
}

/** Returns the last check of the whole site if it would find the same now. */
export function findLastCheck(
  { buildCache, fingerprint }: BuildState,
  now: Date,
): CheckRecord | undefined {
  const { lastCheck } = buildCache.site;
  const isCurrent = lastCheck?.fingerprint === fingerprint && !isExpired(lastCheck.until, now);
  return isCurrent && !lastCheck.shard ? lastCheck : undefined;
}

/** Deletes the encoded images and the cached pages. Bundles are replaced, as other builds may use them. */
async function deleteCaches({ root }: SiteCode, pages: string): Promise<void> {
  for (const path of [cacheFolder(root, 'images'), pages])
    await rm(path, { recursive: true, force: true });
}
