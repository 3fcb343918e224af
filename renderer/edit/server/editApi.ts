import type { IncomingMessage, ServerResponse } from 'node:http';
import { EditError } from '../manifestEdit/EditError.ts';
import type { ChangeAnswer, ChangeRequest } from '../protocol.ts';
import { changedPages, suggestedMessage } from './changedPages.ts';
import type { DraftHost } from './DraftHost.ts';
import type { DraftSession } from './DraftSession.ts';
import { commit } from './git.ts';
import { maxUpload, saveUpload } from './saveUpload.ts';
import { editorState, pageView } from './siteView.ts';

/** What the editor's server works on. */
export interface EditSite {
  root: string;
  session: DraftSession;
  host: DraftHost;
  /** Called when what pages show may have changed. */
  changed(): void;
  /** Has the whole site checked once nothing has changed for a moment. */
  checkSoon(): void;
  /** Has drafts and history written down once nothing has changed for a moment. */
  keepSoon(): void;
}

/** Answers a request below `/_edit/api/`. */
export async function editApi(
  site: EditSite,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const route = `${request.method} ${url.pathname.replace('/_edit/api/', '')}`;
  try {
    send(response, 200, await answer(site, route, url.searchParams, request));
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    send(response, 422, { message: error.message });
  }
}

async function answer(
  site: EditSite,
  route: string,
  query: URLSearchParams,
  request: IncomingMessage,
): Promise<unknown> {
  const { session, root } = site;
  switch (route) {
    case 'GET state':
      return view(
        site,
        query.has('file')
          ? { file: query.get('file') ?? '', key: query.get('key') ?? '' }
          : undefined,
      );
    case 'GET text': {
      const file = query.get('file') ?? '';
      return { text: session.text(file), saved: session.saved(file) };
    }
    case 'POST change':
      return change(
        site,
        JSON.parse((await body(request, 5_000_000)).toString('utf8')) as ChangeRequest,
      );
    case 'POST upload': {
      const path = await saveUpload(root, query.get('name') ?? '', await body(request, maxUpload));
      site.host.filesChanged();
      await site.host.reload();
      return { path };
    }
    case 'GET changes': {
      const pages = await changedPages(session);
      return { pages, message: suggestedMessage(pages) };
    }
    case 'POST commit': {
      const { message } = JSON.parse((await body(request, 100_000)).toString('utf8')) as {
        message: string;
      };
      if (session.unsaved.length > 0)
        throw new EditError('Save first: a commit takes what is saved');
      await commit(root, message);
      return {};
    }
    default:
      throw new EditError('There is no such address');
  }
}

async function change(site: EditSite, request: ChangeRequest): Promise<ChangeAnswer> {
  const { session, host } = site;
  if (request.operations) session.apply(request.operations, request.label ?? 'Change', request.key);
  if (request.text) session.write(request.text.file, request.text.content);
  if (request.turn === 'undo') session.undo();
  if (request.turn === 'redo') session.redo();
  if (request.resolve) session.resolve(request.resolve.file, request.resolve.text);
  let alone = false;
  if (request.save) {
    const { summary } = await host.reload();
    if (summary.errors > 0 && !request.save.withErrors)
      throw new EditError('There are mistakes: mend them, or save with them');
    await session.save();
  } else {
    const page = onePage(request);
    alone =
      page !== undefined &&
      (await host.reloadPage(page.file, page.key, (file) => session.text(file)));
    if (alone) site.checkSoon();
    else await host.reload();
  }
  site.changed();
  site.keepSoon();
  return view(site, request.view, alone);
}

/** The page that a request changes alone, inside its entry. */
function onePage({ operations, view }: ChangeRequest): ChangeRequest['view'] {
  const inside = operations?.every(
    (one) =>
      one.kind === 'edit' &&
      one.file === view?.file &&
      one.edit.path[0] === 'pages' &&
      one.edit.path[1] === view.key &&
      one.edit.path.length > 2,
  );
  return inside ? view : undefined;
}

/** After a change of one page the rest is left out: it follows when the whole site is checked. */
async function view(
  { session, host }: EditSite,
  at: ChangeRequest['view'],
  alone = false,
): Promise<ChangeAnswer> {
  const checked = await host.checked();
  const { unsaved, steps, conflicts } = session;
  return {
    state: alone ? { unsaved, steps, conflicts } : await editorState(session, checked),
    page: at && pageView(session, checked, at.file, at.key),
  };
}

async function body(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > limit)
      throw new EditError(`More than ${Math.round(limit / 1_000_000)} MB are not taken`);
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

function send(response: ServerResponse, status: number, content: unknown): void {
  response
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
    .end(JSON.stringify(content));
}
