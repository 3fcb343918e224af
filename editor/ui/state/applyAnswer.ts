import { ref } from 'valtio';
import { valueAt } from '../../../features/_shared/yamlEdits/index.ts';
import { followSections, type SectionMoves } from '../../merge/followSections.ts';
import type { ChangeResponse } from '../../protocol/ChangeResponse.ts';
import type { EditorState } from '../../protocol/EditorState.ts';
import type { PageAddress } from '../../protocol/PageAddress.ts';
import type { PageView } from '../../protocol/PageView.ts';
import type { RenderedPreview } from '../../protocol/RenderedPreview.ts';
import type { EditorCommand } from '../../yaml/commands/EditorCommand.ts';
import { applyPending, orderPending, restructures } from './applyPending.ts';
import { editorStore } from './editorStore.ts';
import type { OpenText } from './OpenText.ts';
import { previewFrame } from './previewFrame.ts';

/**
 * Updates the store and the canvas from the server's answer to a change or a reload.
 *
 * @param pending commands that the answer does not contain yet
 */
export function applyAnswer(
  { state, page, content, entry, preview, seen }: ChangeResponse,
  pending: readonly EditorCommand[] = [],
): void {
  // The author may have opened another page since the request was sent.
  const isNamed = page?.file === editorStore.page?.file && page?.key === editorStore.page?.key;
  // While its YAML is half typed, a page stays as it was.
  const isOpenPage = isNamed && !(page?.isUnreadable && !editorStore.page?.isUnreadable);
  if (isOpenPage && page) {
    known = page;
    knownAnswer = seen;
  }
  // The canvas comes first, because the author looks at it while typing.
  if (isOpenPage && preview && seen !== undefined) {
    const html = readHtml(preview);
    if (html !== undefined) {
      shown = { answer: seen, html };
      const order = page && orderPending(page, pending);
      previewFrame.show({ ...preview, html }, pending.length === 0, order);
    }
  }
  mergeState(state);
  if (entry) updateEntry(entry);
  if (content && !isEqual(editorStore.content, content)) editorStore.content = ref(content);
  if (isOpenPage && page) {
    showPending(pending);
    if (pending.length === 0) followOpenText(page);
    if (!editorStore.route || !page.routes.includes(editorStore.route))
      editorStore.route = page.routes[0];
  }
  editorStore.version++;
}

/** Has the open text follow a change elsewhere: its first letter would take the change back. */
function followOpenText({ file, key, sections }: PageView): void {
  const text = editorStore.text as OpenText | undefined;
  const isOfPage = text?.target.file === file && text.target.path[1] === key;
  const value = isOfPage && valueAt(sections[text.section]?.raw, text.field.path);
  if (!isOfPage || typeof value !== 'string' || !text.session.follow(value)) return;
  editorStore.text = ref({ ...text, value } as OpenText);
}

/**
 * Finds sections of the open page that moved by something else than the commands of a request, and has
 * the form and the open text follow their section.
 */
export function followMovedSections(
  page: PageView | undefined,
  commands: readonly EditorCommand[],
): SectionMoves | undefined {
  const { selection, text } = editorStore;
  if (!page || !known || page.file !== known.file || page.key !== known.key) return undefined;
  const moves = followSections(applyPending(known, commands), page);
  if (!moves) return undefined;
  if (selection.kind === 'section') {
    const index = moves(selection.index);
    editorStore.selection = index < 0 ? { kind: 'page' } : { kind: 'section', index };
  }
  if (text) {
    const section = moves(text.section);
    const target = { ...text.target, path: [...text.target.path.slice(0, -1), section] };
    editorStore.text = ref({ ...text, section, target } as OpenText);
  }
  return moves;
}

/** The open page as the server last described it. */
let known: PageView | undefined;
/** The answer that described it. */
let knownAnswer: number | undefined;
/** The last HTML of a page, and its answer. */
let shown: { answer: number; html: string } | undefined;

/** Returns the answers that described the open page last, and that brought the last HTML, to send along with commands. */
export function lastAnswers(): { seen: number | undefined; shown: number | undefined } {
  return { seen: knownAnswer, shown: shown?.answer };
}

/** Returns the HTML of a page; undefined where an answer changes HTML that another one has replaced since. */
function readHtml({ html, replaces }: RenderedPreview): string | undefined {
  if (!replaces) return html;
  if (shown?.answer !== replaces.answer) return undefined;
  return shown.html.slice(0, replaces.from) + html + shown.html.slice(replaces.to);
}

/** Lets the open page have another address, as it was renamed elsewhere. Its form stays open. */
export function movePage(address: PageAddress): void {
  if (known) known = { ...known, ...address };
  if (editorStore.page) editorStore.page = ref({ ...editorStore.page, ...address } as PageView);
  // Without a step back, which would lead to an address that no page has.
  history.replaceState(null, '', `#${new URLSearchParams({ ...address })}`);
}

/** Shows a page that the author has opened. */
export function showOpened({ page, seen }: ChangeResponse): void {
  if (page?.file !== editorStore.page?.file || page?.key !== editorStore.page?.key)
    editorStore.opened++;
  known = page;
  knownAnswer = seen;
  editorStore.note = undefined;
  editorStore.page = page && ref(page);
}

/**
 * Shows the open page as it will be after commands that wait for the server, if they move, add or remove
 * something: what the author types next is meant for what is in its place then.
 */
export function showPending(pending: readonly EditorCommand[]): void {
  const open = editorStore.page as PageView | undefined;
  if (!open) return;
  const isKnown = known?.file === open.file && known.key === open.key;
  const last = isKnown && known ? known : open;
  previewFrame.arrange(orderPending(last, pending));
  const isRestructured = pending.some((command) => restructures(last, command));
  const page = isRestructured ? applyPending(last, pending) : last;
  if (!isEqual(editorStore.page, page)) editorStore.page = ref(page);
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
