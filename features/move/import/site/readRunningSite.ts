import { UsageError } from '../../../../base/errors/UsageError.ts';
import { UserError } from '../../../../base/errors/UserError.ts';
import { createInventory } from '../../format/createInventory.ts';
import { parseLimits } from '../../inventory/crawl/CrawlLimits.ts';
import { crawlWithProgress } from '../../inventory/crawlWithProgress.ts';
import { parseSiteUrl } from '../../inventory/parseSiteUrl.ts';
import { toAddress } from '../../page/resolveAddress.ts';
import { SiteStore } from '../fetch/SiteStore.ts';
import type { ImportedSite } from '../model/ImportedSite.ts';
import type { ImportSource } from '../model/SiteReader.ts';
import { RunningSiteReader } from './RunningSiteReader.ts';

/**
 * Reads a running site: an address and the pages below it, with the crawler of `inventory`.
 *
 * @throws UserError if it cannot be read, has no pages, or the user interrupts
 */
export async function readRunningSite(
  { root, location, values }: ImportSource,
  progress: (done: string) => void,
): Promise<ImportedSite> {
  const url = parseSiteUrl(location);
  if (!url) throw new UsageError(`"${location}" is no address of a site.`);
  const limits = parseLimits(values);
  const store = new SiteStore(root, url.href);
  const below = url.pathname.replace(/(?:\/index\.\w+|\/)$/, '');
  const crawled = await crawlWithProgress(url, {
    journal: store.journal,
    limits,
    isQuiet: values.quiet === true,
    keepText: (address, text) => store.write(address, text),
    ...(below !== '' && { below: below + url.search }),
  });
  if (crawled.client.signal.aborted)
    throw new UserError('Interrupted. Run the same command again to continue.');
  const { pages, crowded } = crawled;
  // The months of an endless calendar are not most pages of the site.
  const isOfFew = ({ address }: { address: string }) => {
    const [path = '', query] = address.split('?');
    return query === undefined || !crowded.has(path);
  };
  if (!pages.some(({ status }) => status === 200))
    throw new UserError(`${toAddress(crawled.client.start)} of ${url.host} is no page.`);
  return new RunningSiteReader(crawled, {
    store,
    inventory: createInventory({ ...crawled, pages: pages.filter(isOfFew) }),
    mostBytes: limits.bytes,
    progress,
  }).read();
}
