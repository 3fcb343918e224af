import type { CurrentSite } from '../../../renderer/context/CurrentSite.ts';
import { sendText } from '../../../server/http/handleRequests.ts';
import { parseRequestPath } from '../../../server/http/parseRequestPath.ts';
import type { RequestHandler } from '../../../server/http/RequestHandler.ts';
import { textTypes } from '../../../server/http/textTypes.ts';
import type { PageCode } from '../../../server/session/PageCode.ts';
import type { MarkingThreads } from './MarkingThreads.ts';

/** The states of a site; undefined as long as they cannot be rendered. */
interface ComparedSites {
  readOld(): Promise<CurrentSite | undefined>;
  readNew(): Promise<CurrentSite | undefined>;
  code: Pick<PageCode, 'loadRenderer'>;
  threads: MarkingThreads;
  /** Whether Vite notifies pages of changes. True by default. */
  hasVite?: boolean;
}

/** Path below which pages are served with their changes marked. */
export const changesPath = '/_changes/';

/**
 * Returns the handler that serves pages with the changes since the last commit marked, as
 * `diff --preview` writes them: `/_changes/new/about/` and so on.
 */
export function handleChanges({
  readOld,
  readNew,
  code,
  threads,
  hasVite = true,
}: ComparedSites): RequestHandler {
  return async (request, response, next) => {
    const path = parseRequestPath(request.url);
    if (!path?.startsWith(changesPath)) return next();
    const [old, current] = [await readOld(), await readNew()];
    if (!old || !current)
      return sendText(
        response,
        404,
        'The site, or its last commit, has errors, or there is no commit.',
      );
    // `dev` must start fast.
    const { renderChanges } = await import('./renderChanges.ts');
    const { renderPage } = await code.loadRenderer();
    const file = await renderChanges(
      path.slice(changesPath.length),
      { old, new: current, hasVite },
      { renderPage, markPage: (page) => threads.mark(page) },
    );
    if (!file) return sendText(response, 404, 'This page does not exist.');
    response
      .writeHead(200, { 'content-type': textTypes[file.type] ?? '', 'cache-control': 'no-store' })
      .end(file.content);
  };
}
