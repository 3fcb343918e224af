import { proxy } from 'valtio';
import type { Operation } from '../manifestEdit/Operation.ts';
import type { ChangeRequest, EditorSetup, EditorState, PageView } from '../protocol.ts';
import { api, type PageAddress } from './api.ts';

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
  selection: { kind: 'page' } as Selection,
  message: '',
  /** Counts answers, so that the YAML pane knows when to read its file again. */
  version: 0,
});

/** Opens the editor on a page. */
export async function openEditor(): Promise<void> {
  store.setup = await api.setup();
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
  Object.assign(store, { page, selection });
}

/** Reads again what the server knows, unless a change under way will bring it anyway. */
export async function refresh(): Promise<void> {
  if (working) return;
  const { page, version } = store;
  const answer = await api.state(page && { file: page.file, key: page.key });
  const same = store.page?.key === page?.key && store.version === version;
  if (!same || working) return;
  take(answer.state);
  if (!isSame(store.page, answer.page)) store.page = answer.page;
  store.version++;
}

/** Shows the form of something. */
export function select(selection: Selection): void {
  store.selection = selection;
}

/** Tells something in the status line, which screen readers announce. */
export function tell(message: string): void {
  store.message = message;
}

/** Takes over what differs, so that only what shows it is drawn anew. */
function take(state: Partial<EditorState>): void {
  const known = store.state as Record<string, unknown> | undefined;
  if (!known) store.state = state as EditorState;
  else
    for (const [key, value] of Object.entries(state))
      if (!isSame(known[key], value)) known[key] = value;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Makes a change. Changes of the same key that wait for the server are one. */
export function change(operations: Operation[], label: string, key?: string): Promise<boolean> {
  return enqueue({ operations, label, ...(key !== undefined && { key }) });
}

/** Sends any other request, after the changes that still wait. */
export function enqueue(request: ChangeRequest): Promise<boolean> {
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
  void work();
  return outcome;
}

const waiting: { request: ChangeRequest; done: (made: boolean) => void }[] = [];
let working = false;

async function work(): Promise<void> {
  if (working) return;
  working = true;
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    try {
      const view = store.page && { file: store.page.file, key: store.page.key };
      const { state, page } = await api.change({ ...next.request, ...(view && { view }) });
      take(state);
      // Somebody may have gone on to another page meanwhile.
      if (page && page.file === store.page?.file && page.key === store.page.key) store.page = page;
      store.version++;
      store.message = '';
      next.done(true);
    } catch (error) {
      store.message = (error as Error).message;
      store.version++;
      next.done(false);
    }
  }
  working = false;
}

/** Whether a later request of the same key makes this one needless. */
function isSet({ operations }: ChangeRequest): boolean {
  const [only, ...others] = operations ?? [];
  return only?.kind === 'edit' && only.edit.kind === 'set' && others.length === 0;
}
