import { chainHandlers } from '../../base/http/chainHandlers.ts';
import type { RequestHandler } from '../../base/http/RequestHandler.ts';
import { handleRedirects, type RedirectingSite } from './handleRedirects.ts';
import { handleSiteFiles } from './handleSiteFiles.ts';
import { servePublicFiles } from './servePublicFiles.ts';

/**
 * Returns the handler of what a site consists of besides its pages: redirects, site-wide files and the
 * files of public/.
 *
 * @param root the site's folder
 * @param readSite returns the present site; undefined while it cannot be read
 */
export function serveSiteFiles(
  root: string,
  readSite: () => Promise<RedirectingSite | undefined>,
): RequestHandler {
  return chainHandlers(
    handleRedirects(root, readSite),
    handleSiteFiles(async () => (await readSite())?.siteFiles),
    servePublicFiles(root),
  );
}
