import type { IncomingMessage, ServerResponse } from 'node:http';
import { logError } from '../../server/answerRequests.ts';
import type { ChangeAnswer, ChangeRequest, EditorSetup, View } from '../protocol.ts';
import { EditError } from '../yaml/EditError.ts';
import type { DraftAutosave } from './DraftAutosave.ts';
import type { DraftSession } from './DraftSession.ts';
import type { DraftSite } from './DraftSite.ts';
import { explainSystemError, isSystemError } from './explainSystemError.ts';
import { commit } from './git.ts';
import { listChangedPages, suggestCommitMessage } from './listChangedPages.ts';
import { BadRequest, readBody, readChangeRequest, readCommitRequest } from './requestBodies.ts';
import { maxUpload, saveUpload } from './saveUpload.ts';
import {
  routesOfEntry,
  type SiteParts,
  toEditorState,
  toPageSummary,
  toPageView,
  toSiteParts,
} from './toEditorState.ts';

/** What the editor's server works on. */
export interface EditorContext {
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
  keeper: DraftAutosave;
}

/** Answers a request below `/_edit/api/`: always with JSON, and with a reason when it refuses. */
export async function answerApi(
  site: EditorContext,
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
    return {
      status,
      message: `Writing failed: ${explainSystemError(error)}. Nothing typed is lost.`,
    };
  }
  logError(error);
  return { status: 500, message: 'Internal error. The terminal says more.' };
}

async function answer(
  site: EditorContext,
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
      return { text: session.text(file), saved: session.savedText(file) };
    }
    case 'POST change':
      return change(site, await readChangeRequest(request));
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
      const pages = await listChangedPages(session);
      return { pages, message: suggestCommitMessage(pages) };
    }
    case 'GET made': {
      const [file = '', key = ''] = ['file', 'key'].map((name) => query.get(name) ?? '');
      const [before, now] = [await site.before(), site.host];
      return {
        before: routesOfEntry(await before.checked(), file, key),
        now: routesOfEntry(await now.checked(), file, key),
      };
    }
    case 'POST commit': {
      const { message } = await readCommitRequest(request);
      if (session.unsaved.length > 0)
        throw new EditError('Save first. A commit contains only saved changes');
      await commit(root, message);
      return {};
    }
    default:
      throw new BadRequest('Unknown request', 404);
  }
}

async function change(site: EditorContext, request: ChangeRequest): Promise<ChangeAnswer> {
  const { session, host } = site;
  const started = performance.now();
  if (request.commands)
    session.applyCommands(request.commands, request.label ?? 'Change', request.key);
  if (request.text) session.replaceText(request.text.file, request.text.content);
  if (request.history === 'undo') session.undo();
  if (request.history === 'redo') session.redo();
  if (request.resolve) session.resolveConflict(request.resolve.file, request.resolve.text);
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
  site.changed(request.client);
  site.keeper.storeSoon();
  const resolved = performance.now();
  const answer = await view(site, request.view, alone ? touched(request) : undefined);
  const render = performance.now() - resolved;
  return {
    ...answer,
    ...(saved !== undefined && { saved }),
    timings: { write: written - started, resolve: resolved - written, render },
  };
}

/** Whether a request changes what pages say, but not which there are. */
function keepsPages({ commands: operations = [] }: ChangeRequest): boolean {
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
function touched({ commands: operations = [] }: ChangeRequest): (keyof SiteParts)[] {
  const parts = operations.flatMap((one): (keyof SiteParts)[] => {
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
  { session, host, keeper }: EditorContext,
  at: View | undefined,
  parts?: readonly (keyof SiteParts)[],
): Promise<ChangeAnswer> {
  const checked = await host.checked();
  const { unsaved, steps, conflicts } = session;
  const warnings = [
    ...(keeper.failure
      ? [
          `Unsaved changes could not be stored: ${keeper.failure}. They are kept in memory until storing succeeds; do not close the editor.`,
        ]
      : []),
    ...(session.loadWarning ? [session.loadWarning] : []),
  ];
  const page = at && toPageView(session, checked, at.file, at.key);
  const route = at && page && (page.routes.find((one) => one === at.route) ?? page.routes[0]);
  const html = at?.route && route ? await host.render(route) : undefined;
  return {
    state: parts
      ? { unsaved, steps, conflicts, warnings, ...toSiteParts(session, parts) }
      : { ...(await toEditorState(session, checked)), warnings },
    page,
    ...(parts && at && { entry: toPageSummary(session, checked, at.file, at.key) }),
    ...(route && html && { preview: { route, html } }),
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
