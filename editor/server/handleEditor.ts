import type { IncomingMessage, ServerResponse } from 'node:http';
import { isForeign } from '../../base/http/checkOrigin.ts';
import { sendText } from '../../base/http/handleRequests.ts';
import { parseRequestPath } from '../../base/http/parseRequestPath.ts';
import type { RequestHandler } from '../../base/http/RequestHandler.ts';
import { parseMoment } from '../../base/time/parseMoment.ts';
import { explainRule } from '../../schema/index.ts';
import type { DraftSite } from './draft/DraftSite.ts';
import type { EditorContext } from './EditorContext.ts';
import { handleApi } from './handleApi.ts';
import { interfaceFonts } from './interfaceFonts.ts';
import { renderPresetPage } from './renderPresetPage.ts';

/**
 * Returns the handler of requests for `/_edit` and below.
 *
 * @param options.origin the origin of the server's pages, where a proxy gives them another one
 * @param options.head markup for the head of the interface
 */
export function handleEditor(
  context: EditorContext,
  { origin, head = '' }: { origin?: string; head?: string } = {},
): RequestHandler {
  return async (request, response, next) => {
    const path = parseRequestPath(request.url);
    if (path === undefined || !/^\/_edit(\/|$)/.test(path)) return next();
    const reason = getRefusalReason(request, origin);
    if (reason) return sendText(response, 403, reason);
    if (path === '/_edit') return sendPage(response, renderEditorPage(head, context.hasVite));
    if (path.startsWith('/_edit/api/')) return handleApi(context, request, response);
    if (path.startsWith('/_edit/preset/')) {
      const id = path.slice('/_edit/preset/'.length);
      return sendPage(response, await renderPresetPage(context, id));
    }
    if (path.startsWith('/_edit/explain/')) {
      const text = explainRule(path.slice('/_edit/explain/'.length));
      return sendText(response, text === undefined ? 404 : 200, text ?? 'Unknown diagnostic');
    }
    if (path !== '/_edit/on') return sendPage(response, undefined);
    const query = new URLSearchParams((request.url ?? '').split('?')[1]);
    const { siteContext } = await context.draft.latest();
    const { timeZone } = siteContext.context.resolve;
    const time = new Date(parseMoment(query.get('date') ?? '', timeZone));
    if (Number.isNaN(time.getTime())) return sendPage(response, undefined);
    const site = await context.siteAt(time);
    sendPage(response, (await site.render(query.get('route') ?? '/')) ?? notPublishedPage);
  };
}

/** Returns the handler of page requests. */
export function handleDraftPages(draft: DraftSite): RequestHandler {
  return async (request, response, next) => {
    if (!(request.headers.accept ?? '').includes('text/html')) return next();
    const path = parseRequestPath(request.url);
    if (path === undefined) return sendText(response, 400, 'The address is malformed.');
    const page = await draft.render(path.replace(/(.)\/$/, '$1'));
    sendPage(response, page ?? (await draft.render('/404')), page === undefined);
  };
}

function sendPage(
  response: ServerResponse,
  content: string | undefined,
  isMissing = content === undefined,
): void {
  response
    .writeHead(isMissing ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
    .end(content ?? 'Page not found');
}

/** The document that the editor shows for a page that the site does not have at that time. */
const notPublishedPage = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Not published</title>
<style>body{font:1rem/1.5 system-ui;max-width:40rem;margin:3rem auto;padding:0 1rem}</style>
</head><body><h1>This page is not published then</h1></body></html>
`;

/** Returns the HTML of the editor. */
const renderEditorPage = (head: string, hasVite: boolean) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Editor</title>
<link rel="icon" href="data:,">${head}
${interfaceFonts()}
<link rel="stylesheet" href="/_edit/assets/main.css">
</head>
<body>
<div id="editor"></div>
<script type="module" src="/_edit/assets/main.js"></script>
<script type="module" src="/_edit/assets/events.js${hasVite ? '?vite' : ''}"></script>
</body>
</html>
`;

/**
 * Returns why the editor must refuse a request that the server accepts; undefined if it may answer.
 * Only the server's own pages may use the editor: no link of another site, and no program that
 * changes something without naming its origin.
 */
function getRefusalReason(
  { headers, method }: Pick<IncomingMessage, 'headers' | 'method'>,
  origin: string | undefined,
): string | undefined {
  if (isForeign({ headers }, origin)) return 'The request comes from another site';
  if (method === 'GET' || headers.origin !== undefined) return undefined;
  return headers['sec-fetch-site'] === 'same-origin'
    ? undefined
    : 'The request does not name its origin';
}
