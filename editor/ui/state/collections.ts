import type { Snapshot } from 'valtio';
import { isMarkdownPath } from '../../../base/files/rowPath.ts';
import {
  emitMarkdown,
  emitPair,
  type JsonValue,
  type YamlEdit,
} from '../../../features/_shared/yamlEdits/index.ts';
import type { EditorSetup } from '../../protocol/EditorSetup.ts';
import type { EditorState } from '../../protocol/EditorState.ts';
import type { FieldSchema } from '../../protocol/FieldSchema.ts';
import type { PageAddress } from '../../protocol/PageAddress.ts';
import { getCollectionName } from '../../yaml/collectionPath.ts';
import { getRowFile } from '../../yaml/getRowFile.ts';
import { api } from './api.ts';
import { editorStore, type Selection, select } from './editorStore.ts';
import { openPage } from './openEditor.ts';
import { runCommands, sendRequest, waitForAnswers } from './requestQueue.ts';
import { summarize } from './summarize.ts';

/** A row as lists show it. */
export interface ListedRow {
  key: string;
  file: string;
  title: string;
}

/** A collection: data/<name>.yaml, Markdown files in data/<name>/, or both. */
export interface ListedCollection {
  name: string;
  /** The file of its rows in YAML, if it has one. */
  file: string | undefined;
  rows: ListedRow[];
}

/** Lists the collections that have rows or a row schema. */
export function listCollections(
  { collections, markdownRows }: Snapshot<Pick<EditorState, 'collections' | 'markdownRows'>>,
  { rows: schemas }: Snapshot<Pick<EditorSetup, 'rows'>>,
): ListedCollection[] {
  const names = new Set([
    ...collections.map(({ name }) => name),
    ...markdownRows.map(({ collection }) => collection),
    ...Object.keys(schemas),
  ]);
  return [...names].sort().map((name) => {
    const yaml = collections.find((collection) => collection.name === name);
    const rows = Object.entries(yaml?.rows ?? {}).map(([key, row]) => ({
      key,
      file: yaml?.file ?? '',
      title: summarize(row) || key,
    }));
    const files = markdownRows.filter(({ collection }) => collection === name);
    return { name, file: yaml?.file, rows: [...rows, ...files] };
  });
}

/** Returns the collection of a row; undefined if the row does not exist. */
export function findRowCollection(
  state: Parameters<typeof listCollections>[0],
  setup: Parameters<typeof listCollections>[1],
  { file, key }: Pick<ListedRow, 'file' | 'key'>,
): ListedCollection | undefined {
  return listCollections(state, setup).find(({ rows }) =>
    rows.some((row) => row.file === file && row.key === key),
  );
}

/** Returns the file of a collection that cannot be read, which hides its rows. */
export function findUnreadableFile(
  { files, collections }: Snapshot<Pick<EditorState, 'files' | 'collections'>>,
  name: string,
): string | undefined {
  const isRead = collections.some((collection) => collection.name === name);
  return isRead ? undefined : files.find((file) => getCollectionName(file) === name);
}

/** Selects a row, and shows a page that it appears on; false if the author has opened something else meanwhile. */
export function openRow({ file, key }: Pick<ListedRow, 'file' | 'key'>): Promise<boolean> {
  return openWithPage({ kind: 'row', file, key }, () => api.rowPages({ file, key }));
}

/** Selects a form, and shows a page that has it, as `openRow` does. */
export function openForm(name: string): Promise<boolean> {
  const file = getFormFile(editorStore.state?.files ?? [], name);
  return openWithPage({ kind: 'file', file }, () => api.formPages(name));
}

async function openWithPage(
  selection: Selection,
  listPages: () => Promise<(PageAddress & { route: string })[]>,
): Promise<boolean> {
  select(selection);
  const { choices } = editorStore;
  await waitForAnswers();
  const pages = await listPages();
  const page = pages.find(({ route }) => route === editorStore.route) ?? pages[0];
  if (choices !== editorStore.choices) return false;
  return !page || page.route === editorStore.route || openPage(page, selection, page.route);
}

/** Adds a row with a name, and selects it. */
export async function addRow(
  collection: ListedCollection,
  name: string,
  key: string,
): Promise<boolean> {
  const value = await api.proposeRow({ collection: collection.name, name, key });
  const label = `Add ${name}`;
  const { file = `data/${collection.name}/${key}.md` } = collection;
  const isAdded = await (collection.file === undefined
    ? sendRequest({ text: { file, content: emitMarkdown(value) }, label })
    : runCommands([{ kind: 'edit', file, edit: { kind: 'set', path: [key], value } }], label));
  if (isAdded) await openRow({ file, key });
  return isAdded;
}

/** Returns the column that names rows. */
export function findNameKey({ properties = {} }: Snapshot<FieldSchema>): string | undefined {
  return ['name', 'title', 'headline', 'label', 'question'].find((key) => properties[key]);
}

function listNames(schema: FieldSchema, name: string, key: string): Record<string, JsonValue> {
  const nameKey = findNameKey(schema);
  return { ...(nameKey && { [nameKey]: name }), ...(schema.properties?.slug && { slug: key }) };
}

/** Copies a row or form under another name and key, and returns the file of the copy. */
export async function copyDataEntry(
  { file, key, schema }: { file: string; key: string; schema: FieldSchema },
  copy: { name: string; key: string },
): Promise<string | undefined> {
  const label = `Duplicate ${key}`;
  const isFile = isEntryFile(file);
  const target = isFile
    ? isMarkdownPath(file)
      ? getRowFile(file, copy.key)
      : file.replace(/[^/]+(\.\w+)$/, (_, extension) => copy.key + extension)
    : file;
  const path = isFile ? [] : [copy.key];
  const names = Object.entries(listNames(schema, copy.name, copy.key)).map(
    ([column, value]): YamlEdit => ({ kind: 'set', path: [...path, column], value }),
  );
  const edits: YamlEdit[] = isFile
    ? names
    : [{ kind: 'duplicate', path: [key], key: copy.key }, ...names];
  if (isFile) {
    const { text } = await api.text(file);
    if (!(await sendRequest({ text: { file: target, content: text }, label }))) return undefined;
  }
  const commands = edits.map((edit) => ({ kind: 'edit', file: target, edit }) as const);
  return (await runCommands(commands, label)) ? target : undefined;
}

/** Adds a form with fields for an email address and a message, and selects it. */
export async function addForm(title: string, name: string): Promise<boolean> {
  const file = `data/forms/${name}.yaml`;
  const email = { name: 'email', label: 'Email', kind: 'email', required: true };
  const message = { name: 'message', label: 'Message', kind: 'textarea', required: true };
  const form = { title, submit: 'Send', groups: [{ fields: [email, message] }] };
  const lines = Object.entries(form).flatMap(([key, value]) => emitPair(key, value));
  const content = `${lines.join('\n')}\n`;
  const isAdded = await sendRequest({ text: { file, content }, label: `Add ${title}` });
  if (isAdded) select({ kind: 'file', file });
  return isAdded;
}

/** Changes the key of a row with all references, and selects it. */
export async function renameAndOpenRow(
  row: Pick<ListedRow, 'file' | 'key'>,
  to: string,
): Promise<boolean> {
  if (row.key === to) return true;
  const isRenamed = await sendRequest({ renameRow: { ...row, to } });
  const file = isMarkdownPath(row.file) ? getRowFile(row.file, to) : row.file;
  if (isRenamed) await openRow({ file, key: to });
  return isRenamed;
}

/** Removes a row or form. */
export function removeDataEntry(file: string, key: string): Promise<boolean> {
  const label = `Delete ${key}`;
  if (isEntryFile(file)) return sendRequest({ text: { file, content: '' }, label });
  return runCommands([{ kind: 'edit', file, edit: { kind: 'remove', path: [key] } }], label);
}

/** Lists the names of the forms. */
export function listForms(files: readonly string[]): string[] {
  return files.flatMap((file) => /^data\/forms\/(.+)\.ya?ml$/.exec(file)?.[1] ?? []);
}

/** Returns the file of a form. */
export function getFormFile(files: readonly string[], name: string): string {
  return files.find((file) => file.startsWith(`data/forms/${name}.`)) ?? '';
}

/** Whether a file is one row or form by itself. */
function isEntryFile(file: string): boolean {
  return /^data\/[^/]+\/[^/]+(?:\/[^/]+)?$/.test(file);
}
