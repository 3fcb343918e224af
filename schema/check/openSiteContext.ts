import { loadSite } from '../manifest/loadSite.ts';
import { CheckCache } from './CheckCache.ts';
import type { CheckOptions } from './CheckOptions.ts';
import { readSiteContext } from './readSiteContext.ts';
import type { SiteContext } from './SiteContext.ts';

/** Reads what all pages of a site share, without parsing pages, as far as its files can be read. */
export async function openSiteContext(
  root: string,
  options: Pick<CheckOptions, 'sections' | 'mode'>,
): Promise<SiteContext> {
  const loaded = await loadSite(root, { deferred: true });
  return readSiteContext(loaded, { root, now: new Date(), ...options }, new CheckCache());
}
