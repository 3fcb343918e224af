import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path/posix';
import { Type } from 'typebox';
import { OutsideSiteError } from '../../base/errors/OutsideSiteError.ts';
import { UserError } from '../../base/errors/UserError.ts';
import { logError } from '../../base/http/handleRequests.ts';
import { getOwn } from '../../base/values/getOwn.ts';
import { EditError } from '../../features/_shared/yamlEdits/index.ts';
import { changeRequest, type View } from '../protocol/ChangeRequest.ts';
import { addPreset } from './addPreset.ts';
import { applyChange } from './applyChange.ts';
import { currentWindow } from './draft/currentWindow.ts';
import type { DraftSession } from './draft/DraftSession.ts';
import { getSystemErrorReason, isSystemError } from './draft/getSystemErrorReason.ts';
import { readContents } from './draft/readFileContent.ts';
import type { EditorContext } from './EditorContext.ts';
import { commit, push } from './git.ts';
import { listChangedPages, suggestCommitMessage } from './listChangedPages.ts';
import { listFormPages } from './listFormPages.ts';
import { listIgnoredFiles } from './listIgnoredFiles.ts';
import { listReadTexts } from './listReadTexts.ts';
import { listRowPages } from './listRowPages.ts';
import { listRowUses } from './listRowUses.ts';
import { listSectionChanges } from './listSectionChanges.ts';
import { copyFile, deleteFile } from './media/changeFiles.ts';
import { listMedia } from './media/listMedia.ts';
import { readFont } from './media/readFont.ts';
import { maxUpload, replaceFile, saveUpload } from './media/saveUpload.ts';
import { proposeRow } from './proposeRow.ts';
import { readEditorSetup } from './readEditorSetup.ts';
import { readPublication } from './readPublication.ts';
import { BadRequest, readBytes, readJson } from './requestBodies.ts';
import { searchTexts } from './searchTexts.ts';
import { showTranslations } from './showTranslations.ts';
import { showView } from './showView.ts';
import { routesOfEntry } from './toPageView.ts';

const commitRequest = Type.Object({ message: Type.String() });

/** Returns what a request is answered with. */
type Endpoint = (
  context: EditorContext,
  query: Readonly<Record<string, string>>,
  request: IncomingMessage,
) => Promise<unknown>;

/** Method and path below `/_edit/api/` → its endpoint. */
const endpoints: Record<string, Endpoint> = {
  'GET setup': readEditorSetup,
  'POST leave': async ({ session }, { window = '' }) => {
    session.windows.remove(window);
    return {};
  },
  'GET state': (context, query) => showView(context, readView(query)),
  'GET page': (context, query) => showView(context, readView(query), []),
  'GET text': async ({ session }, { file = '' }) => {
    return { text: session.text(file), saved: session.savedText(file) };
  },
  'POST applyChange': async (context, _query, request) =>
    applyChange(context, await readJson(changeRequest, request, 5_000_000)),
  'GET media': async ({ session, draft }) => listMedia(session, await draft.checked()),
  'GET font': async ({ root }, { path = '' }) => readFont(root, path),
  'POST upload': async ({ root, draft, session }, { name = '', replaces }, request) => {
    requireFile(session, replaces);
    const content = await readBytes(request, maxUpload);
    const path = await session.addFile(content.length, async () => {
      if (replaces === undefined) return saveUpload(root, name, content);
      await replaceFile(root, replaces, content);
      return replaces;
    });
    session.onChange?.([join('public', path)]);
    draft.invalidateFiles();
    await draft.reload();
    return { path };
  },
  'POST renameFile': async (context, { path = '', name = '' }) => {
    requireFile(context.session, path);
    const renamed = await context.session.addFile(0, () => copyFile(context, path, name));
    context.session.onChange?.([join('public', path), join('public', renamed)]);
    return { path: renamed };
  },
  'POST deleteFile': async (context, { path = '' }) => {
    requireFile(context.session, path);
    await deleteFile(context, path);
    context.session.onChange?.([join('public', path)]);
    return {};
  },
  'POST preset': async (context, { id = '', file = '', key = '' }) => {
    requireFile(context.session);
    return addPreset(context, { id, file, key });
  },
  'GET changes': async ({ root, session }) => {
    const pages = await listChangedPages(session);
    // A publication contains what the editor accepted, whatever .gitignore says.
    const ignored = session.guard ? [] : await listIgnoredFiles(root);
    return { pages, message: suggestCommitMessage(pages), ignored };
  },
  'GET routes': async ({ committed, draft }, { file = '', key = '' }) => {
    const before = [...((await committed())?.pages.values() ?? [])];
    return {
      before: routesOfEntry(before, file, key),
      now: routesOfEntry((await draft.checked()).pages, file, key),
    };
  },
  'GET sectionChanges': ({ session }, { file = '', key = '' }) =>
    listSectionChanges(session, { file, key }),
  'GET search': async ({ session, draft }, { words = '' }) => {
    const checked = await draft.latest();
    return searchTexts(readContents(session), words, ({ file, value }) =>
      listReadTexts(file, value, checked),
    );
  },
  'GET translations': async ({ draft }, { locale = '', page = '' }) =>
    showTranslations(await draft.checked(), locale, page) ?? {},
  'GET rowPages': async ({ draft }, { file = '', key = '' }) =>
    listRowPages(await draft.checked(), { file, key }),
  'GET formPages': async ({ draft }, { name = '' }) => listFormPages(await draft.checked(), name),
  'GET rowUses': async ({ draft }, { file = '', key = '' }) =>
    listRowUses(await draft.checked(), { file, key }),
  'GET proposeRow': async ({ draft }, { collection = '', name = '', key = '' }) =>
    proposeRow(await draft.checked(), { collection, name, key }),
  'POST commit': async ({ root, session }, _query, request) => {
    // Where several people work, commits are made by publishing.
    if (session.guard) throw new BadRequest('Publish the changes instead', 403);
    const { message } = await readJson(commitRequest, request, 100_000);
    if (session.unsaved.length > 0)
      throw new EditError('Save first. A commit contains only saved changes');
    await commit(root, message);
    return {};
  },
  'GET history': async ({ session }) => session.history.list(),
  'GET publication': ({ session }) => readPublication(session),
  'POST push': async ({ root, session }) => {
    if (session.guard) throw new BadRequest('Publish the changes instead', 403);
    await push(root);
    return {};
  },
};

/** Throws if the person who asks may not change a file of public/; without a path, may not add one. */
function requireFile(session: DraftSession, path?: string): void {
  session.guard?.(new Map(path === undefined ? [] : [[join('public', path), '']]));
}

/** Answers a request below `/_edit/api/` with JSON: the result, or `{ message }` and an error status. */
export async function handleApi(
  context: EditorContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const route = `${request.method} ${url.pathname.replace('/_edit/api/', '')}`;
    const endpoint = getOwn(endpoints, route);
    if (!endpoint) throw new BadRequest('Unknown request', 404);
    const query = Object.fromEntries(url.searchParams);
    const window = String(request.headers['x-window'] ?? '');
    if (window !== '') context.session.windows.add(window);
    const answer = () => endpoint(context, query, request);
    sendJson(response, 200, await currentWindow.run(window || undefined, answer));
  } catch (error) {
    // The client went away.
    if (request.destroyed && !request.complete) return;
    const { status, message } = toFailure(error);
    sendJson(response, status, { message });
    // Closing the connection while the client still sends would hide the answer from it.
    request.resume();
  }
}

/** Returns status and message for an error, without its stack. */
export function toFailure(error: unknown): { status: number; message: string } {
  if (error instanceof EditError || error instanceof OutsideSiteError)
    return { status: 422, message: error.message };
  if (error instanceof BadRequest) return { status: error.status, message: error.message };
  if (isSystemError(error)) {
    const status = error.code === 'ENOSPC' || error.code === 'EDQUOT' ? 507 : 500;
    const reason = getSystemErrorReason(error);
    return { status, message: `Writing failed: ${reason}. Nothing typed is lost.` };
  }
  logError(error);
  if (error instanceof UserError) return { status: 500, message: error.message };
  return { status: 500, message: 'Internal error. The terminal says more.' };
}

function readView({ file, key, route, content }: Partial<View>): View | undefined {
  return file && key
    ? { file, key, ...(route && { route }), ...(content && { content }) }
    : undefined;
}

/** Answers with JSON that no cache stores. */
export function sendJson(response: ServerResponse, status: number, content: unknown): void {
  response
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
    .end(JSON.stringify(content));
}
