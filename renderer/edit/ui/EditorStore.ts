import { proxy, ref } from 'valtio';
import type {
  ChangeAnswer,
  ChangeRequest,
  EditorSetup,
  EditorState,
  PageView,
} from '../protocol.ts';
import type { EditorCommand } from '../yaml/EditorCommand.ts';
import { api, type PageAddress } from './api.ts';
import { previewFrame } from './previewFrame.ts';

/** What the form beside the page shows. */
export type Selection =
  | { kind: 'section'; index: number }
  | { kind: 'page' }
  | { kind: 'site' }
  | { kind: 'block'; name: string }
  | { kind: 'row'; file: string; key: string };

/** Everything the editor's parts show. Changed by the functions below only. */
export const editorStore = proxy({
  setup: undefined as EditorSetup | undefined,
  state: undefined as EditorState | undefined,
  page: undefined as PageView | undefined,
  /** Which of the pages that the entry makes is in the preview. */
  route: undefined as string | undefined,
  selection: { kind: 'page' } as Selection,
  message: '',
  /** Counts answers, so that the YAML pane knows when to read its file again. */
  version: 0,
});

/** Opens the editor on a page. */
export async function openEditor(): Promise<void> {
  editorStore.setup = ref(await api.setup());
  const { state } = await api.state(undefined);
  mergeState(state);
  const kept = new URLSearchParams(location.hash.slice(1));
  const pages = editorStore.state?.pages ?? [];
  const first =
    pages.find(({ file, key }) => file === kept.get('file') && key === kept.get('key')) ?? pages[0];
  if (first) await openPage(first);
}

/** Shows another page. */
export async function openPage(
  { file, key }: PageAddress,
  selection: Selection = { kind: 'page' },
): Promise<void> {
  location.hash = new URLSearchParams({ file, key }).toString();
  const { state, page } = await api.state({ file, key });
  mergeState(state);
  Object.assign(editorStore, { page: page && ref(page), selection, route: page?.routes[0] });
}

/** Shows another of the pages that the open entry makes. */
export function openRoute(route: string): void {
  editorStore.route = route;
}

/** Reads again what the server knows, unless a change under way will bring it anyway. */
export async function refresh(): Promise<void> {
  if (isDraining) return;
  const { version } = editorStore;
  const answer = await api.state(getView());
  if (editorStore.version === version && !isDraining) applyAnswer(answer);
}

/** Something was changed, by this window or by anybody else. */
export async function handleRemoteChange({ by }: { by?: string }): Promise<void> {
  if (by === clientId) return;
  editorStore.setup = ref(await api.setup());
  await refresh();
}

/** A picture was uploaded and can be chosen. */
export function addImage(path: string): void {
  const { setup } = editorStore;
  if (setup) editorStore.setup = ref({ ...setup, images: [...setup.images, path].sort() });
}

/** Shows the form of something. */
export function select(selection: Selection): void {
  editorStore.selection = selection;
}

/** Tells something in the status line, which screen readers announce. */
export function showMessage(message: string): void {
  editorStore.message = message;
}

/** Goes on without waiting; what goes wrong is told in the status line. */
export function runInBackground(work: Promise<unknown>): void {
  work.catch((error: unknown) => showMessage(error instanceof Error ? error.message : String(error)));
}

const clientId = crypto.randomUUID();

function getView(): ChangeRequest['view'] {
  const { page, route } = editorStore;
  return page && { file: page.file, key: page.key, ...(route && { route }) };
}

/** The page in the preview first: it is what somebody who types looks at. */
function applyAnswer({ state, page, entry, shown }: ChangeAnswer): void {
  // Somebody may have gone on to another page meanwhile.
  const same = page?.file === editorStore.page?.file && page?.key === editorStore.page?.key;
  if (same && shown) previewFrame.show(shown);
  mergeState(state);
  if (entry) updateEntry(entry);
  if (same && page) {
    if (!isSame(editorStore.page, page)) editorStore.page = ref(page);
    if (!editorStore.route || !page.routes.includes(editorStore.route)) editorStore.route = page.routes[0];
  }
  editorStore.version++;
}

function updateEntry(entry: NonNullable<ChangeAnswer['entry']>): void {
  const pages = editorStore.state?.pages ?? [];
  const at = pages.findIndex(({ file, key }) => file === entry.file && key === entry.key);
  if (editorStore.state && at >= 0 && !isSame(pages[at], entry))
    editorStore.state.pages = ref(pages.with(at, entry));
}

/** Takes over what differs, so that only what shows it is drawn anew. */
function mergeState(state: Partial<EditorState>): void {
  const known = editorStore.state as Record<string, unknown> | undefined;
  if (!known) editorStore.state = wrapInRefs(state) as unknown as EditorState;
  else
    for (const [key, value] of Object.entries(wrapInRefs(state)))
      if (!isSame(known[key], value)) known[key] = value;
}

/** Parts are replaced, never changed: nothing in them needs to be watched. */
function wrapInRefs(state: Partial<EditorState>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(state).map(([key, value]) => [
      key,
      typeof value === 'object' && value !== null ? ref(value) : value,
    ]),
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Makes a change. Changes of the same key that wait for the server are one. */
export function runCommands(operations: EditorCommand[], label: string, key?: string): Promise<boolean> {
  return sendRequest({ operations, label, ...(key !== undefined && { key }) });
}

/** Writes everything to disk, unless there are mistakes and nobody said that this is all right. */
export async function save({
  withErrors,
}: {
  withErrors: boolean;
}): Promise<'saved' | 'mistakes' | 'refused'> {
  const made = await sendRequest({ save: { withErrors } });
  if (!made) return editorStore.message === '' ? 'mistakes' : 'refused';
  showMessage('Saved.');
  return 'saved';
}

/** Replaces the text of a file once nobody types for a moment, or before any other request. */
export function scheduleTextUpdate(file: string, content: () => string): void {
  if (pendingText && pendingText.file !== file) flushPendingText();
  clearTimeout(pendingText?.timer);
  pendingText = { file, content, timer: window.setTimeout(flushPendingText, 250) };
}

/** Whether the server may not know yet all that was typed here. */
export function hasPendingInput(): boolean {
  return isDraining || pendingText !== undefined;
}

let pendingText: { file: string; content: () => string; timer: number } | undefined;

function flushPendingText(): void {
  if (!pendingText) return;
  const { file, content, timer } = pendingText;
  clearTimeout(timer);
  pendingText = undefined;
  runInBackground(sendRequest({ text: { file, content: content() } }));
}

/** Sends any other request, after the changes that still wait. */
export function sendRequest(request: ChangeRequest): Promise<boolean> {
  flushPendingText();
  const last = queue.at(-1);
  if (
    last &&
    request.key !== undefined &&
    last.request.key === request.key &&
    isSingleSet(last.request) &&
    isSingleSet(request)
  )
    queue.pop()?.done(true);
  const outcome = new Promise<boolean>((done) => queue.push({ request, done }));
  runInBackground(drainQueue());
  return outcome;
}

const queue: { request: ChangeRequest; done: (made: boolean) => void }[] = [];
let isDraining = false;

async function drainQueue(): Promise<void> {
  if (isDraining) return;
  isDraining = true;
  for (let next = queue.shift(); next; next = queue.shift()) {
    try {
      const at = getView();
      const answer = await api.change({ ...next.request, by: clientId, ...(at && { view: at }) });
      applyAnswer(answer);
      editorStore.message = '';
      next.done(answer.saved !== false);
    } catch (error) {
      editorStore.message = (error as Error).message;
      editorStore.version++;
      next.done(false);
    }
  }
  isDraining = false;
}

/** Whether a later request of the same key makes this one needless. */
function isSingleSet({ operations }: ChangeRequest): boolean {
  const [only, ...others] = operations ?? [];
  return only?.kind === 'edit' && only.edit.kind === 'set' && others.length === 0;
}
