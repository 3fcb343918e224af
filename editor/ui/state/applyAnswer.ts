import { ref } from 'valtio';
import type { ChangeResponse, EditorState } from '../../protocol.ts';
import { editorStore } from './editorStore.ts';
import { previewFrame } from './previewFrame.ts';

/** Updates the store and the canvas from the server's answer to a change or a reload. */
export function applyAnswer({ state, page, entry, preview }: ChangeResponse): void {
  // The author may have opened another page since the request was sent.
  const isOpenPage = page?.file === editorStore.page?.file && page?.key === editorStore.page?.key;
  // The canvas comes first, because the author looks at it while typing.
  if (isOpenPage && preview) previewFrame.show(preview);
  mergeState(state);
  if (entry) updateEntry(entry);
  if (isOpenPage && page) {
    if (!isEqual(editorStore.page, page)) editorStore.page = ref(page);
    if (!editorStore.route || !page.routes.includes(editorStore.route))
      editorStore.route = page.routes[0];
  }
  editorStore.version++;
}

/** Replaces the parts of the state that differ, so that only the components showing them rerender. */
export function mergeState(state: Partial<EditorState>): void {
  const current = editorStore.state as Record<string, unknown> | undefined;
  if (!current) editorStore.state = wrapInRefs(state) as unknown as EditorState;
  else
    for (const [key, value] of Object.entries(wrapInRefs(state)))
      if (!isEqual(current[key], value)) current[key] = value;
}

function updateEntry(entry: NonNullable<ChangeResponse['entry']>): void {
  const pages = editorStore.state?.pages ?? [];
  const index = pages.findIndex(({ file, key }) => file === entry.file && key === entry.key);
  if (editorStore.state && index >= 0 && !isEqual(pages[index], entry))
    editorStore.state.pages = ref(pages.with(index, entry));
}

/** Keeps valtio from tracking the inside of values that are only ever replaced as a whole. */
function wrapInRefs(state: Partial<EditorState>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(state).map(([key, value]) => [
      key,
      typeof value === 'object' && value !== null ? ref(value) : value,
    ]),
  );
}

function isEqual(first: unknown, second: unknown): boolean {
  return JSON.stringify(first) === JSON.stringify(second);
}
