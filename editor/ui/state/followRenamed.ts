import { ref } from 'valtio';
import { isMapping } from '../../../base/values/isMapping.ts';
import type { EditorState } from '../../protocol/EditorState.ts';
import type { PageView } from '../../protocol/PageView.ts';
import { getCollectionName } from '../../yaml/collectionPath.ts';
import type { EditorCommand } from '../../yaml/commands/EditorCommand.ts';
import { api } from './api.ts';
import { mergeState, movePage } from './applyAnswer.ts';
import { editorStore, type Selection } from './editorStore.ts';
import type { OpenText } from './OpenText.ts';

/** A place of content that has got another name: a file, and the keys that lead to it. */
export interface Renamed {
  from: Place;
  to: Place;
}

interface Place {
  file: string;
  path: readonly string[];
}

/**
 * Finds out whether what is open was renamed in another window or on disk: a page, block, row,
 * collection or form. Has the form follow, and returns what was renamed.
 */
export async function followRenamed(after: EditorState): Promise<Renamed[]> {
  const before = editorStore.state as EditorState | undefined;
  if (!before) return [];
  const { selection } = editorStore;
  const found = [
    await findPage(before, after),
    selection.kind === 'block' ? findBlock(selection.name, before, after) : undefined,
    selection.kind === 'row' ? findRow(selection, before, after) : undefined,
    selection.kind === 'file' ? findFile(selection.file, before, after) : undefined,
    selection.kind === 'collection' ? findCollection(selection.name, before, after) : undefined,
  ];
  const renamed = found.filter((one) => one !== undefined);
  for (const one of renamed) follow(one);
  // At once: a form without its content would be closed, and lose the focus.
  if (renamed.length > 0) mergeState(after);
  return renamed;
}

/** Returns a command for content that was renamed. */
export function renameTarget(command: EditorCommand, { from, to }: Renamed): EditorCommand {
  if (command.kind !== 'edit' || command.file !== from.file) return command;
  const { path } = command.edit;
  if (!from.path.every((key, index) => path[index] === key)) return command;
  const edit = { ...command.edit, path: [...to.path, ...path.slice(from.path.length)] };
  return { ...command, file: to.file, edit };
}

function follow({ from, to }: Renamed): void {
  const { page, text, selection } = editorStore;
  const key = to.path[1] ?? '';
  if (page && from.path[0] === 'pages') movePage({ file: to.file, key });
  if (text?.target.file === from.file && from.path[0] === 'pages') {
    const path = [...to.path, ...text.target.path.slice(from.path.length)];
    editorStore.text = ref({ ...text, target: { file: to.file, path } } as OpenText);
  }
  const next = renameSelection(selection as Selection, to);
  if (next) editorStore.selection = next;
}

function renameSelection(selection: Selection, { file, path }: Place): Selection | undefined {
  const [root = '', name = ''] = path;
  if (selection.kind === 'block' && root === 'blocks') return { kind: 'block', name };
  if (selection.kind === 'row' && root !== 'pages')
    return { kind: 'row', file, key: root || file.replace(/^.*\/(.*)\.md$/, '$1') };
  if (selection.kind === 'file' && file.startsWith('data/forms/')) return { kind: 'file', file };
  const collection = getCollectionName(file);
  if (selection.kind === 'collection' && collection)
    return { kind: 'collection', name: collection };
  return undefined;
}

async function findPage(before: EditorState, after: EditorState): Promise<Renamed | undefined> {
  const open = editorStore.page as PageView | undefined;
  if (!open) return undefined;
  const id = ({ file, key }: { file: string; key: string }) => `${file} ${key}`;
  const candidates = listNew(before.pages, after.pages, id);
  if (!candidates || after.pages.some((page) => id(page) === id(open))) return undefined;
  const { name } = before.pages.find((page) => id(page) === id(open)) ?? {};
  const sorted = candidates.toSorted((a, b) => Number(b.name === name) - Number(a.name === name));
  let best: { page: PageView; alike: number } | undefined;
  for (const { file, key } of sorted.slice(0, 8)) {
    const { page } = await api.page({ file, key });
    const alike = page ? compare(toParts(open), toParts(page)) : 0;
    if (page && alike >= leastAlike && alike > (best?.alike ?? 0)) best = { page, alike };
  }
  // The author has opened another page meanwhile.
  if (!best || editorStore.page?.key !== open.key || editorStore.page.file !== open.file)
    return undefined;
  const { file, key } = best.page;
  return {
    from: { file: open.file, path: ['pages', open.key] },
    to: { file, path: ['pages', key] },
  };
}

/** Returns the settings of a page and its sections as one mapping. */
function toParts({ value, sections }: PageView): Record<string, unknown> {
  return { ...value, sections: undefined, ...sections.map(({ raw }) => raw) };
}

function findBlock(name: string, before: EditorState, after: EditorState): Renamed | undefined {
  const open = before.blocks.find((block) => block.name === name);
  if (!open || after.blocks.some((block) => block.name === name)) return undefined;
  const candidates = listNew(before.blocks, after.blocks, (block) => block.name) ?? [];
  const to = findAlike(open, candidates);
  return (
    to && {
      from: { file: open.file, path: ['blocks', name] },
      to: { file: to.file, path: ['blocks', to.name] },
    }
  );
}

function findRow(
  { file, key }: { file: string; key: string },
  before: EditorState,
  after: EditorState,
): Renamed | undefined {
  if (file.endsWith('.md')) return findFile(file, before, after);
  const list = ({ collections }: EditorState) =>
    collections.flatMap(({ file, rows }) =>
      Object.entries(rows).map(([key, value]) => ({ file, key, value })),
    );
  const id = (row: { file: string; key: string }) => `${row.file} ${row.key}`;
  const open = list(before).find((row) => row.file === file && row.key === key);
  if (!open || list(after).some((row) => id(row) === id(open))) return undefined;
  const to = findAlike(open, listNew(list(before), list(after), id) ?? []);
  return to && { from: { file, path: [key] }, to: { file: to.file, path: [to.key] } };
}

/** Finds the file that has taken the place of a form or article: the only new one in its folder. */
function findFile(file: string, before: EditorState, after: EditorState): Renamed | undefined {
  if (after.files.includes(file)) return undefined;
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const isBeside = (one: string) =>
    one.lastIndexOf('/') + 1 === folder.length && one.startsWith(folder);
  const added = after.files.filter((one) => isBeside(one) && !before.files.includes(one));
  const gone = before.files.filter((one) => isBeside(one) && !after.files.includes(one));
  const [to] = added;
  if (to === undefined || added.length > 1 || gone.length > 1) return undefined;
  return { from: { file, path: [] }, to: { file: to, path: [] } };
}

function findCollection(
  name: string,
  before: EditorState,
  after: EditorState,
): Renamed | undefined {
  const open = before.collections.find((collection) => collection.name === name);
  if (!open || after.collections.some((collection) => collection.name === name)) return undefined;
  const candidates = listNew(before.collections, after.collections, (one) => one.name) ?? [];
  const to = findAlike(
    { value: open.rows },
    candidates.map((one) => ({ ...one, value: one.rows })),
  );
  return to && { from: { file: open.file, path: [] }, to: { file: to.file, path: [] } };
}

/** Lists what is new in a list; undefined if nothing is. */
function listNew<Item>(
  before: readonly Item[],
  after: readonly Item[],
  getId: (item: Item) => string,
): Item[] | undefined {
  const known = new Set(before.map(getId));
  const added = after.filter((item) => !known.has(getId(item)));
  return added.length > 0 ? added : undefined;
}

/** Finds the content that is most like another one. */
function findAlike<Item extends { value: unknown }>(
  open: { value: unknown },
  candidates: readonly Item[],
): Item | undefined {
  const [best] = candidates
    .map((item) => ({ item, alike: compare(open.value, item.value) }))
    .filter(({ alike }) => alike >= leastAlike)
    .sort((a, b) => b.alike - a.alike);
  return best?.item;
}

/** The share of equal entries from which on content counts as renamed, and not as other content. */
const leastAlike = 0.5;

/** Returns the share of the entries of two mappings that are equal. */
function compare(first: unknown, second: unknown): number {
  if (!isMapping(first) || !isMapping(second)) return 0;
  const keys = [...new Set([...Object.keys(first), ...Object.keys(second)])].filter(
    (key) => first[key] !== undefined || second[key] !== undefined,
  );
  const equal = keys.filter((key) => JSON.stringify(first[key]) === JSON.stringify(second[key]));
  return keys.length === 0 ? 0 : equal.length / keys.length;
}
