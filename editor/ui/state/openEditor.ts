import { ref } from 'valtio';
import { toJsonPointer } from '../../../base/text/toJsonPointer.ts';
import type { ChangeRequest } from '../../protocol/ChangeRequest.ts';
import type { EditorState } from '../../protocol/EditorState.ts';
import type { PageAddress } from '../../protocol/PageAddress.ts';
import { api } from './api.ts';
import { applyAnswer, followMovedSections, mergeState, showOpened } from './applyAnswer.ts';
import { closesForm } from './closesForm.ts';
import { editorStore, runInBackground, type Selection, showMessage } from './editorStore.ts';
import { waitForRelease } from './previewFrame.ts';
import { refreshPublication } from './refreshPublication.ts';
import {
  currentView,
  followRenamings,
  isSending,
  resendStoredRequests,
  sendRequest,
  waitForAnswers,
} from './requestQueue.ts';
import { isTyping, waitForPause } from './waitForPause.ts';
import { windowId } from './windowId.ts';

/** Loads the site and opens the page that the address names, otherwise the first one. */
export async function openEditor(): Promise<void> {
  const before = changes;
  const [setup, { state }] = await Promise.all([api.setup(), api.state(undefined)]);
  editorStore.setup = ref(setup);
  mergeState(state);
  const address = new URLSearchParams(location.hash.slice(1));
  const pages = editorStore.state?.pages ?? [];
  const page =
    pages.find(({ file, key }) => file === address.get('file') && key === address.get('key')) ??
    pages[0];
  if (page) await openPage(page, readSelection(page));
  refreshPublication();
  resendStoredRequests();
  if (changes !== before) await handleRemoteChange({});
}

/**
 * Opens a page, and the form of `selection`; false if the author has opened something else meanwhile.
 *
 * @param route the generated page to show; the first one by default
 */
export async function openPage(
  { file, key }: PageAddress,
  selection: Selection = { kind: 'page' },
  route?: string,
): Promise<boolean> {
  if (editorStore.page) previous = { file: editorStore.page.file, key: editorStore.page.key };
  showAddress({ file, key });
  const turn = ++opened;
  const choice = ++editorStore.choices;
  const before = changes;
  const answer = await api.page({ file, key, ...(route && { route }) });
  // The author has opened another page since.
  if (turn !== opened) return false;
  const { state, page } = answer;
  mergeState(state);
  showOpened(answer);
  editorStore.route = route && page?.routes.includes(route) ? route : page?.routes[0];
  // The answer may be older than the change.
  if (changes !== before) runInBackground(refresh());
  // A section that was selected meanwhile belongs to the page before.
  const isOfPage = ['page', 'section'].includes(editorStore.selection.kind);
  if (choice !== editorStore.choices && !isOfPage) return false;
  editorStore.selection = selection;
  return true;
}

/** The part of the address after `#` that names the open page. */
let shownAddress = '';

/** Names a page in the address: a step back leads to the page before. */
function showAddress(page: PageAddress): void {
  shownAddress = `#${new URLSearchParams({ file: page.file, key: page.key })}`;
  if (location.hash !== shownAddress) location.hash = shownAddress;
}

/** Opens the page that the author has gone back or forward to. */
addEventListener('hashchange', () => {
  if (location.hash === shownAddress) return;
  const address = new URLSearchParams(location.hash.slice(1));
  const page = editorStore.state?.pages.find(
    ({ file, key }) => file === address.get('file') && key === address.get('key'),
  );
  if (page) runInBackground(openPage(page));
  else showMessage(`The page ${address.get('key')} no longer exists.`);
});

/** Counts what the server has told of changes elsewhere. */
let changes = 0;

/** Counts the pages that were opened. */
let opened = 0;

/** The page that was open before. */
let previous: PageAddress | undefined;

/** Undoes or redoes a step, or several. If that removes the open page, the one before it is opened again. */
export async function moveInHistory(
  history: 'undo' | 'redo',
  steps?: ChangeRequest['steps'],
): Promise<void> {
  if (!(await sendRequest({ history, ...(steps && { steps }) }))) return;
  const { page, state } = editorStore;
  const pages = state?.pages ?? [];
  const find = (wanted: PageAddress | undefined) =>
    pages.find(({ file, key }) => file === wanted?.file && key === wanted.key);
  const next = find(previous) ?? pages[0];
  if (page && next && !find(page)) await openPage(next);
}

/** Returns what was selected on a page when it was reloaded. */
function readSelection(page: PageAddress): Selection | undefined {
  const stored = JSON.parse(sessionStorage.getItem(selectionName) ?? 'null') as
    | (PageAddress & { selection: Selection })
    | null;
  return stored?.file === page.file && stored.key === page.key ? stored.selection : undefined;
}

const selectionName = 'blockwright:selection';

addEventListener('pagehide', () => {
  const { page, selection } = editorStore;
  if (!page) return;
  const { file, key } = page;
  sessionStorage.setItem(selectionName, JSON.stringify({ file, key, selection }));
});

/** Reloads the state from the server. Calls made before the reload begins share it. */
export function refresh(): Promise<void> {
  changes++;
  refreshing ??= waitForAnswers().then(() => {
    refreshing = undefined;
    return reload();
  });
  return refreshing;
}

let refreshing: Promise<void> | undefined;

async function reload(): Promise<void> {
  const { version } = editorStore;
  const answer = await api.state(currentView());
  await waitForRelease();
  // Another answer that is under way, or arrived first, may be newer or older than this answer.
  if (isSending() || editorStore.version !== version) return refresh();
  if (await followRenamings(answer.state as EditorState)) return reload();
  // A form that closes would swallow the next letters: they are refused, and kept, while it is open.
  if (closesForm(answer) && isTyping()) {
    await waitForPause();
    return refresh();
  }
  followMovedSections(answer.page, []);
  applyAnswer(answer);
  if (!answer.page) await leaveRemovedPage();
}

/** Opens another page in place of the open one, if it is no longer part of the site. */
async function leaveRemovedPage(): Promise<void> {
  // Somebody may be writing what is around it.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const { page, state } = editorStore;
  const pages = state?.pages ?? [];
  if (!page || pages.some(({ file, key }) => file === page.file && key === page.key)) return;
  // A file that is not valid YAML has lost no page, and neither has one with a wrong value around it.
  const pointer = toJsonPointer(['pages', page.key]);
  const isUnreadable = state?.diagnostics.some(
    ({ file, severity, path }) =>
      file === page.file &&
      severity === 'error' &&
      (path === undefined || `${pointer}/`.startsWith(`${path}/`)),
  );
  if (isUnreadable) return;
  showMessage(`The page ${page.key} was removed elsewhere.`);
  const next = pages.find(({ file }) => file === page.file) ?? pages[0];
  if (next) await openPage(next);
}

/** Reloads the editor after a change made in another window or on disk. */
export async function handleRemoteChange({ by }: { by?: string }): Promise<void> {
  if (by === windowId) return;
  changes++;
  // Another author changes texts with each letter, but no schemas.
  if (by === undefined) editorStore.setup = ref(await api.setup());
  await refresh();
}

// A commit, a pull or a push in a terminal may change no file of the site.
addEventListener('focus', refreshPublication);
