import { isPublicFile } from '../../base/files/isPublicFile.ts';
import { parseRequestPath } from '../../base/http/parseRequestPath.ts';
import type { RequestHandler } from '../../base/http/RequestHandler.ts';
import { findRedirect } from '../../base/redirects/findRedirect.ts';
import { readRedirects } from '../../base/redirects/parseRedirects.ts';
import { encodeAddress } from '../../base/text/encodePath.ts';
import type { SiteFiles } from '../../renderer/index.ts';

/** What redirects depend on. */
export interface RedirectingSite {
  siteFiles: SiteFiles;
  /** By routes. */
  pages: ReadonlyMap<string, unknown>;
  renderContext: { base: string };
}

/**
 * Returns the handler that follows the redirects of a site whose files change, as `preview` does.
 *
 * @param root the site's folder
 * @param readSite returns the present site; undefined while it cannot be read
 */
export function handleRedirects(
  root: string,
  readSite: () => Promise<RedirectingSite | undefined>,
): RequestHandler {
  return async (request, response, next) => {
    const { method, headers, url = '/' } = request;
    const path = parseRequestPath(url);
    if (path === undefined || (method !== 'GET' && method !== 'HEAD')) return next();
    // Modules and pictures must not wait until the site is checked.
    const isDocument = /^(?:document|iframe)$/.test(
      String(headers['sec-fetch-dest'] ?? 'document'),
    );
    if (!isDocument) return next();
    const site = await readSite();
    const content = await site?.siteFiles.get('_redirects')?.();
    if (!site || !content) return next();
    const { base } = site.renderContext;
    const name = path.replace(/\/$/, '');
    const isServed = () =>
      site.pages.has(name || '/') ||
      [name, `${name}/index.html`].some(
        (file) => site.siteFiles.has(file.slice(1)) || isPublicFile(root, file),
      );
    const redirect = findRedirect(
      readRedirects(String(content)),
      base.slice(0, -1) + url,
      isServed,
    );
    if (!redirect) return next();
    const location = encodeAddress(redirect.to);
    response.writeHead(redirect.status, { location, 'cache-control': 'no-store' }).end();
  };
}
