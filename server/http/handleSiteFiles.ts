import { extname } from 'node:path';
import { parseRequestPath } from '../../base/http/parseRequestPath.ts';
import type { RequestHandler } from '../../base/http/RequestHandler.ts';
import { textTypes } from '../../base/http/textTypes.ts';
import type { SiteFiles } from '../../renderer/index.ts';

/**
 * Returns the handler that serves the site-wide files of a site whose files change: sitemap, feeds,
 * redirects and so on, as a host would serve a build. Files for the host itself are not served.
 *
 * @param readFiles returns the present files; undefined while the site cannot be read
 */
export function handleSiteFiles(readFiles: () => Promise<SiteFiles | undefined>): RequestHandler {
  return async (request, response, next) => {
    const path = parseRequestPath(request.url)?.slice(1).replace(/\/$/, '');
    if (!path || /^[_@]/.test(path)) return next();
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const extension = extname(path);
    // Files of public/ and modules must not wait until the site is checked.
    if (extension && !(extension in textTypes)) return next();
    const files = await readFiles();
    const generate = files?.get(path) ?? files?.get(`${path}/index.html`);
    if (!generate) return next();
    response
      .writeHead(200, {
        'content-type': textTypes[extension] ?? 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      })
      .end(await generate());
  };
}
