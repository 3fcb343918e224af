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
export const store = proxy({
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
  store.setup = ref(await api.setup());
  const { state } = await api.state(undefined);
  take(state);
  const kept = new URLSearchParams(location.hash.slice(1));
  const pages = store.state?.pages ?? [];
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
  take(state);
  Object.assign(store, { page: page && ref(page), selection, route: page?.routes[0] });
}

/** Shows another of the pages that the open entry makes. */
export function openRoute(route: string): void {
  store.route = route;
}

/** Reads again what the server knows, unless a change under way will bring it anyway. */
export async function refresh(): Promise<void> {
  if (working) return;
  const { version } = store;
  const answer = await api.state(view());
  if (store.version === version && !working) takeAnswer(answer);
}

/** Something was changed, by this window or by anybody else. */
export async function heardOfChange({ by }: { by?: string }): Promise<void> {
  if (by === me) return;
  store.setup = ref(await api.setup());
  await refresh();
}

/** A picture was uploaded and can be chosen. */
export function addImage(path: string): void {
  const { setup } = store;
  if (setup) store.setup = ref({ ...setup, images: [...setup.images, path].sort() });
}

/** Shows the form of something. */
export function select(selection: Selection): void {
  store.selection = selection;
}

/** Tells something in the status line, which screen readers announce. */
export function tell(message: string): void {
  store.message = message;
}

/** Goes on without waiting; what goes wrong is told in the status line. */
export function background(work: Promise<unknown>): void {
  work.catch((error: unknown) => tell(error instanceof Error ? error.message : String(error)));
}

const me = crypto.randomUUID();

function view(): ChangeRequest['view'] {
  const { page, route } = store;
  return page && { file: page.file, key: page.key, ...(route && { route }) };
}

/** The page in the preview first: it is what somebody who types looks at. */
function takeAnswer({ state, page, entry, preview: shown }: ChangeAnswer): void {
  // Somebody may have gone on to another page meanwhile.
  const same = page?.file === store.page?.file && page?.key === store.page?.key;
  if (same && shown) previewFrame.show(shown);
  take(state);
  if (entry) takeEntry(entry);
  if (same && page) {
    if (!isSame(store.page, page)) store.page = ref(page);
    if (!store.route || !page.routes.includes(store.route)) store.route = page.routes[0];
  }
  store.version++;
}

function takeEntry(entry: NonNullable<ChangeAnswer['entry']>): void {
  const pages = store.state?.pages ?? [];
  const at = pages.findIndex(({ file, key }) => file === entry.file && key === entry.key);
  if (store.state && at >= 0 && !isSame(pages[at], entry))
    store.state.pages = ref(pages.with(at, entry));
}

/** Takes over what differs, so that only what shows it is drawn anew. */
function take(state: Partial<EditorState>): void {
  const known = store.state as Record<string, unknown> | undefined;
  if (!known) store.state = plainParts(state) as unknown as EditorState;
  else
    for (const [key, value] of Object.entries(plainParts(state)))
      if (!isSame(known[key], value)) known[key] = value;
}

/** Parts are replaced, never changed: nothing in them needs to be watched. */
function plainParts(state: Partial<EditorState>): Record<string, unknown> {
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
export function change(operations: EditorCommand[], label: string, key?: string): Promise<boolean> {
  return enqueue({ commands: operations, label, ...(key !== undefined && { key }) });
}

/** Writes everything to disk, unless there are mistakes and nobody said that this is all right. */
export async function save({
  withErrors,
}: {
  withErrors: boolean;
}): Promise<'saved' | 'mistakes' | 'refused'> {
  const made = await enqueue({ save: { withErrors } });
  if (!made) return store.message === '' ? 'mistakes' : 'refused';
  tell('Saved.');
  return 'saved';
}

/** Replaces the text of a file once nobody types for a moment, or before any other request. */
export function writeSoon(file: string, content: () => string): void {
  if (typed && typed.file !== file) sendTyped();
  clearTimeout(typed?.timer);
  typed = { file, content, timer: window.setTimeout(sendTyped, 250) };
}

/** Whether the server may not know yet all that was typed here. */
export function isWriting(): boolean {
  return working || typed !== undefined;
}

let typed: { file: string; content: () => string; timer: number } | undefined;

function sendTyped(): void {
  if (!typed) return;
  const { file, content, timer } = typed;
  clearTimeout(timer);
  typed = undefined;
  background(enqueue({ text: { file, content: content() } }));
}

/** Sends any other request, after the changes that still wait. */
export function enqueue(request: ChangeRequest): Promise<boolean> {
  sendTyped();
  const last = waiting.at(-1);
  if (
    last &&
    request.key !== undefined &&
    last.request.key === request.key &&
    isSet(last.request) &&
    isSet(request)
  )
    waiting.pop()?.done(true);
  const outcome = new Promise<boolean>((done) => waiting.push({ request, done }));
  background(work());
  return outcome;
}

const waiting: { request: ChangeRequest; done: (made: boolean) => void }[] = [];
let working = false;

async function work(): Promise<void> {
  if (working) return;
  working = true;
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    try {
      const at = view();
      const answer = await api.applyChange({
        ...next.request,
        client: me,
        ...(at && { view: at }),
      });
      takeAnswer(answer);
      store.message = '';
      next.done(answer.saved !== false);
    } catch (error) {
      store.message = (error as Error).message;
      store.version++;
      next.done(false);
    }
  }
  working = false;
}

/** Whether a later request of the same key makes this one needless. */
function isSet({ commands: operations }: ChangeRequest): boolean {
  const [only, ...others] = operations ?? [];
  return only?.kind === 'edit' && only.edit.kind === 'set' && others.length === 0;
}
