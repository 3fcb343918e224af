import { sendText } from '../../../base/http/handleRequests.ts';
import { parseRequestPath } from '../../../base/http/parseRequestPath.ts';
import type { RequestHandler } from '../../../base/http/RequestHandler.ts';
import { textTypes } from '../../../base/http/textTypes.ts';
import type { ServedSite } from '../../../server/index.ts';
import { shareMarkingThreads } from './MarkingThreads.ts';
import { renderChanges } from './renderChanges.ts';

/**
 * Returns the handler that serves pages with the changes since the last commit marked, as
 * `diff --preview` writes them: `/_changes/new/about/` and so on.
 */
export function handleChanges(site: ServedSite): RequestHandler {
  const threads = shareMarkingThreads(site.installation);
  return async (request, response) => {
    const [old, current] = [await site.readCommitted(), await site.readCurrent()];
    if (!old || !current)
      return sendText(
        response,
        404,
        'The site, or its last commit, has errors, or there is no commit.',
      );
    const { renderPage } = await site.code.loadRenderer();
    const file = await renderChanges(
      parseRequestPath(request.url)?.slice('/_changes/'.length) ?? '',
      { old, new: current, hasVite: site.hasVite },
      { renderPage, markPage: (page) => threads.mark(page) },
    );
    if (!file) return sendText(response, 404, 'This page does not exist.');
    response
      .writeHead(200, { 'content-type': textTypes[file.type] ?? '', 'cache-control': 'no-store' })
      .end(file.content);
  };
}
