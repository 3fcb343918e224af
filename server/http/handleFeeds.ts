import { generateFeeds } from '../../renderer/build/siteFiles/generateFeeds.ts';
import type { RenderContext } from '../../renderer/page/context/RenderContext.ts';
import type { Feed } from '../../schema/vocabulary/site/feed.ts';
import { parseRequestPath } from './parseRequestPath.ts';
import type { RequestHandler } from './RequestHandler.ts';

/** Inputs of feeds. */
export interface FeedSource {
  feeds: readonly Feed[];
  renderContext: RenderContext;
}

/**
 * Returns the handler that serves the feeds of a site whose files change.
 *
 * @param read returns the present state; undefined while the site cannot be read
 */
export function handleFeeds(read: () => Promise<FeedSource | undefined>): RequestHandler {
  return async (request, response, next) => {
    const path = parseRequestPath(request.url);
    if (!path || !/\.(?:xml|json)$/.test(path)) return next();
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const source = await read();
    const content = source && generateFeeds(source.feeds, source.renderContext).get(path.slice(1));
    if (content === undefined) return next();
    response
      .writeHead(200, {
        'content-type': `application/${path.endsWith('.xml') ? 'xml' : 'json'}; charset=utf-8`,
        'cache-control': 'no-store',
      })
      .end(content);
  };
}
