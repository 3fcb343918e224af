import { UserError } from '../../../base/errors/UserError.ts';
import { type CrawlOptions, crawlSite } from './crawl/crawlSite.ts';
import type { CrawledSite } from './crawl/toCrawledSite.ts';
import { InventoryProgress } from './InventoryProgress.ts';

/**
 * Reads a running site, shows how far it is, and stops when the user does.
 *
 * @throws UserError if it was stopped before anything was read
 */
export async function crawlWithProgress(
  url: URL,
  { isQuiet, ...options }: Omit<CrawlOptions, 'signal' | 'progress'> & { isQuiet: boolean },
): Promise<CrawledSite> {
  const stop = new AbortController();
  // Not awaitStop(), which servers have loaded with other modules.
  const abort = () => stop.abort();
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const name of signals) process.once(name, abort);
  const progress = new InventoryProgress(isQuiet);
  try {
    return await crawlSite(url, { ...options, signal: stop.signal, progress });
  } catch (error) {
    if (stop.signal.aborted) throw new UserError('Interrupted before anything was read.');
    throw error;
  } finally {
    for (const name of signals) process.off(name, abort);
    progress.end();
  }
}
