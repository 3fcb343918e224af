import type { ServerResponse } from 'node:http';
import { sendText } from '../../server/http/answerRequests.ts';
import { parseRequestPath } from '../../server/http/parseRequestPath.ts';
import type { RequestHandler } from '../../server/http/RequestHandler.ts';
import type { LoadModule } from '../../server/session/LoadModule.ts';
import type { DraftSite } from './DraftSite.ts';
import type { EditorContext } from './EditorContext.ts';
import { editorPage } from './editorPage.ts';
import { getRefusalReason } from './getRefusalReason.ts';
import { handleApi } from './handleApi.ts';
import { renderPresetPage } from './renderPresetPage.ts';

/** Returns the handler of requests for `/_edit` and below. */
export function handleEditor(context: EditorContext, load: LoadModule): RequestHandler {
  return async (request, response, next) => {
    const path = parseRequestPath(request.url);
    if (path === undefined || !/^\/_edit(\/|$)/.test(path)) return next();
    const reason = getRefusalReason(request);
    if (reason) return sendText(response, 403, reason);
    if (path === '/_edit') return sendPage(response, editorPage);
    if (path.startsWith('/_edit/api/')) return handleApi(context, request, response);
    if (path.startsWith('/_edit/preset/')) {
      const id = path.slice('/_edit/preset/'.length);
      return sendPage(response, await renderPresetPage(load, context.draft, id));
    }
    if (path !== '/_edit/before') return sendPage(response, undefined);
    const query = new URLSearchParams((request.url ?? '').split('?')[1]);
    const committed = await context.committed();
    sendPage(response, await committed.render(query.get('route') ?? '/'));
  };
}

/** Returns the handler of page requests. */
export function answerPages(draft: DraftSite): RequestHandler {
  return async (request, response, next) => {
    if (!(request.headers.accept ?? '').includes('text/html')) return next();
    const path = parseRequestPath(request.url);
    if (path === undefined) return sendText(response, 400, 'The address is malformed.');
    const page = await draft.render(path.replace(/(.)\/$/, '$1'));
    sendPage(response, page ?? (await draft.render('/404')));
  };
}

function sendPage(response: ServerResponse, content: string | undefined): void {
  response
    .writeHead(content === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
    .end(content ?? 'Page not found');
}
