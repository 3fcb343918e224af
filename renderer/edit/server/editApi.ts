import type { IncomingMessage, ServerResponse } from 'node:http';
import { logError } from '../../server/answerRequests.ts';
import type { ChangeAnswer, ChangeRequest, EditorSetup, View } from '../protocol.ts';
import { EditError } from '../yaml/EditError.ts';
import { changedPages, suggestedMessage } from './changedPages.ts';
import type { DraftKeeper } from './DraftKeeper.ts';
import type { DraftSession } from './DraftSession.ts';
import type { DraftSite } from './DraftSite.ts';
import { commit } from './git.ts';
import { BadRequest, readBody, readChange, readCommit } from './requestBodies.ts';
import { maxUpload, saveUpload } from './saveUpload.ts';
import {
  type EditorSiteParts,
  editorSiteParts,
  editorState,
  entryOf,
  pageView,
  routesOf,
} from './siteView.ts';
import { isSystemError, systemReason } from './systemReason.ts';

/** What the editor's server works on. */
export interface EditSite {
  root: string;
  session: DraftSession;
  host: DraftSite;
  /** The site as the last commit has it. */
  before(): Promise<DraftSite>;
  /** What forms are made from. */
  setup(): Promise<EditorSetup>;
  /** Called when what pages show may have changed, with who changed it. */
  changed(by?: string): void;
  /** Has the whole site checked once nothing has changed for a moment. */
  checkSoon(): void;
  /** Stores drafts and history once nothing has changed for a moment. */
  keeper: DraftKeeper;
}

/** Answers a request below `/_edit/api/`: always with JSON, and with a reason when it refuses. */
export async function editApi(
  site: EditSite,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const route = `${request.method} ${url.pathname.replace('/_edit/api/', '')}`;
    sendJson(response, 200, await answer(site, route, url.searchParams, request));
  } catch (error) {
    // Nobody waits for the answer.
    if (request.destroyed && !request.complete) return;
    const { status, message } = failureOf(error);
    sendJson(response, status, { message });
    // Closing on a sender that is still sending would hide the answer from it.
    request.resume();
  }
}

/** How an error is answered: never with a stack. */
function failureOf(error: unknown): { status: number; message: string } {
  if (error instanceof EditError) return { status: 422, message: error.message };
  if (error instanceof BadRequest) return { status: error.status, message: error.message };
  if (isSystemError(error)) {
    const status = error.code === 'ENOSPC' || error.code === 'EDQUOT' ? 507 : 500;
    return { status, message: `Writing failed: ${systemReason(error)}. Nothing typed is lost.` };
  }
  logError(error);
  return { status: 500, message: 'Internal error. The terminal says more.' };
}

async function answer(
  site: EditSite,
  route: string,
  query: URLSearchParams,
  request: IncomingMessage,
): Promise<unknown> {
  const { session, root } = site;
  switch (route) {
    case 'GET setup':
      return site.setup();
    case 'GET state':
      return view(site, viewOf(query));
    case 'GET text': {
      const file = query.get('file') ?? '';
      return { text: session.text(file), saved: session.saved(file) };
    }
    case 'POST change':
      return change(site, await readChange(request));
    case 'POST upload': {
      const path = await saveUpload(
        root,
        query.get('name') ?? '',
        await readBody(request, maxUpload),
      );
      site.host.filesChanged();
      await site.host.reload();
      return { path };
    }
    case 'GET changes': {
      const pages = await changedPages(session);
      return { pages, message: suggestedMessage(pages) };
    }
    case 'GET made': {
      const [file = '', key = ''] = ['file', 'key'].map((name) => query.get(name) ?? '');
      const [before, now] = [await site.before(), site.host];
      return {
        before: routesOf(await before.checked(), file, key),
        now: routesOf(await now.checked(), file, key),
      };
    }
    case 'POST commit': {
      const { message } = await readCommit(request);
      if (session.unsaved.length > 0)
        throw new EditError('Save first. A commit contains only saved changes');
      await commit(root, message);
      return {};
    }
    default:
      throw new BadRequest('Unknown request', 404);
  }
}

async function change(site: EditSite, request: ChangeRequest): Promise<ChangeAnswer> {
  const { session, host } = site;
  const started = performance.now();
  if (request.operations) session.apply(request.operations, request.label ?? 'Change', request.key);
  if (request.text) session.write(request.text.file, request.text.content);
  if (request.turn === 'undo') session.undo();
  if (request.turn === 'redo') session.redo();
  if (request.resolve) session.resolve(request.resolve.file, request.resolve.text);
  const written = performance.now();
  let alone = false;
  let saved: boolean | undefined;
  if (request.save) {
    const { summary } = await host.reload();
    saved = summary.errors === 0 || request.save.withErrors;
    if (saved) await session.save();
  } else {
    alone =
      request.view !== undefined &&
      keepsPages(request) &&
      (await host.reloadPage(request.view.file, request.view.key, (file) => session.text(file)));
    if (alone) site.checkSoon();
    else await host.reload();
  }
  site.changed(request.by);
  site.keeper.storeSoon();
  const resolved = performance.now();
  const answer = await view(site, request.view, alone ? touched(request) : undefined);
  const render = performance.now() - resolved;
  return {
    ...answer,
    ...(saved !== undefined && { saved }),
    took: { write: written - started, resolve: resolved - written, render },
  };
}

/** Whether a request changes what pages say, but not which there are. */
function keepsPages({ operations = [] }: ChangeRequest): boolean {
  return (
    operations.length > 0 &&
    operations.every(
      (one) =>
        one.kind === 'edit' &&
        one.edit.path.length > (one.file.startsWith('data/') ? 0 : 1) &&
        !one.file.startsWith('data/forms/') &&
        (one.edit.path[0] !== 'pages' || one.edit.path.length > 2),
    )
  );
}

/** The parts of the state, besides the page, that edits of a page, block or row change. */
function touched({ operations = [] }: ChangeRequest): (keyof EditorSiteParts)[] {
  const parts = operations.flatMap((one): (keyof EditorSiteParts)[] => {
    if (one.kind !== 'edit') return [];
    if (one.file.startsWith('data/')) return ['collections'];
    const [part] = one.edit.path;
    return part === 'blocks' || part === 'site' ? [part] : [];
  });
  return [...new Set(parts)];
}

/**
 * What the editor shows. After a change of one page all but the `parts` named is left out: it
 * follows when the whole site is checked.
 */
async function view(
  { session, host, keeper }: EditSite,
  at: View | undefined,
  parts?: readonly (keyof EditorSiteParts)[],
): Promise<ChangeAnswer> {
  const checked = await host.checked();
  const { unsaved, steps, conflicts } = session;
  const warnings = [
    ...(keeper.problem
      ? [
          `Unsaved changes could not be stored: ${keeper.problem}. They are kept in memory until storing succeeds; do not close the editor.`,
        ]
      : []),
    ...(session.setAside ? [session.setAside] : []),
  ];
  const page = at && pageView(session, checked, at.file, at.key);
  const route = at && page && (page.routes.find((one) => one === at.route) ?? page.routes[0]);
  const html = at?.route && route ? await host.render(route) : undefined;
  return {
    state: parts
      ? { unsaved, steps, conflicts, warnings, ...editorSiteParts(session, parts) }
      : { ...(await editorState(session, checked)), warnings },
    page,
    ...(parts && at && { entry: entryOf(session, checked, at.file, at.key) }),
    ...(route && html && { shown: { route, html } }),
  };
}

function viewOf(query: URLSearchParams): View | undefined {
  const [file, key, route] = ['file', 'key', 'route'].map((name) => query.get(name));
  return file && key ? { file, key, ...(route && { route }) } : undefined;
}

function sendJson(response: ServerResponse, status: number, content: unknown): void {
  response
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
    .end(JSON.stringify(content));
}
