import { ref } from 'valtio';
import { getOwn } from '../../../base/values/getOwn.ts';
import { valueAt } from '../../../features/_shared/yamlEdits/index.ts';
import type { FieldSchema } from '../../protocol/FieldSchema.ts';
import type { SectionView } from '../../protocol/PageView.ts';
import { toCellEdits } from '../fields/placeCells.ts';
import { selectBranch } from '../fields/schemaValues.ts';
import { humanizeKey } from '../parts/humanizeKey.ts';
import { editorStore, select } from '../state/editorStore.ts';
import { previewFrame, waitForRelease } from '../state/previewFrame.ts';
import { waitForAnswers } from '../state/requestQueue.ts';
import { revealField } from '../state/revealField.ts';
import { runFieldEdit } from '../state/runFieldEdit.ts';
import { type EditedField, toTextEdit } from '../state/toTextEdit.ts';
import { findShown, locateText } from './locateText.ts';

type Path = (string | number)[];

/** A click on a section of the page. */
export interface CanvasClick {
  section: number;
  /** The path of the text at this place in the resolved section, if it is marked. */
  path?: Path;
  /** The content of the page at this place: a text, or the address of a picture. */
  shown?: string;
  point?: { x: number; y: number };
}

/** Selects the section at a click, and opens its text: on the page, or else in the form. */
export function openClicked({ section, path, shown = '', point }: CanvasClick): void {
  select({ kind: 'section', index: section });
  const view = editorStore.page?.sections[section] as SectionView | undefined;
  if (!view) return;
  const resolvedPath = path ?? findShown(view.resolved, shown);
  if (!resolvedPath) {
    closeText();
    return;
  }
  const { path: found, reason } = locateText(view, resolvedPath as Path);
  if (path && !reason && openText(section, found, path, point)) return;
  closeText();
  if (reason) editorStore.note = ref({ section, path: [...resolvedPath], text: reason });
  // An alternative text is in the form of its picture.
  revealField(found.at(-1) === 'alt' ? found.slice(0, -1) : found).catch(reportError);
}

/** Lets the author type in a text of the page; false if the page does not show it by itself. */
export function openText(
  section: number,
  path: Path,
  shownPath: Path = path,
  point?: { x: number; y: number },
): boolean {
  const { page, setup } = editorStore;
  const view = page?.sections[section] as SectionView | undefined;
  const schema = setup && getOwn(setup.sections, String(view?.resolved?.type));
  const value = valueAt(view?.raw, path);
  if (!page || !schema || typeof value !== 'string') return false;
  const field = findField(schema, view?.raw, path);
  const format = field.schema.format ?? 'plain';
  const session = previewFrame.window?.editText?.({
    section,
    path: shownPath,
    value,
    format,
    point,
  });
  if (!session) return false;
  editorStore.note = undefined;
  editorStore.text = ref({
    section,
    value,
    format,
    session,
    label: humanizeKey(String(path.at(-1))),
    field: { ...field, path },
    target: { file: page.file, path: ['pages', page.key, 'sections', section] },
  });
  return true;
}

/** Sends what the author typed on the page, as the field of the form does. */
export function typeText(value: string): void {
  const { text } = editorStore;
  if (!text) return;
  editorStore.text = ref({ ...text, value, field: { ...text.field, isSet: value !== '' } });
  const edit = toTextEdit(value, text.field);
  if (edit) runFieldEdit(text.target, edit, `Edit ${text.label}`);
}

/** Spreads cells that were pasted into a cell of a table over its rows, as its form does. */
export function pasteCells(cells: string[][]): void {
  const { text, page } = editorStore;
  const section = page?.sections[text?.section ?? -1] as SectionView | undefined;
  if (!text || !section) return;
  const [row, column] = text.field.path.slice(-2).map(Number) as [number, number];
  const path = text.field.path.slice(0, -2);
  const rows = valueAt(section.raw, path) as string[][];
  const [edit, ...also] = toCellEdits(cells, { rows, path, row, column });
  text.session.end();
  if (edit) runFieldEdit(text.target, edit, 'Paste into the table', also);
}

/** Opens or closes the choice of a link's target. */
export function setLinking(isLinking: boolean): void {
  const { text } = editorStore;
  if (text) editorStore.text = ref({ ...text, isLinking });
}

/** Notes that typing has ended; the page shows the rendered text as soon as it is known. */
export async function handleTextEnd(): Promise<void> {
  editorStore.text = undefined;
  await waitForAnswers();
  await waitForRelease();
  previewFrame.restore();
}

function closeText(): void {
  editorStore.text?.session.end();
}

function findField(schema: FieldSchema, value: unknown, path: Path): Omit<EditedField, 'path'> {
  const parent = path
    .slice(0, -1)
    .reduce(
      (inner, step, at) =>
        selectBranch(getInner(inner, step), valueAt(value, path.slice(0, at + 1))),
      schema,
    );
  const key = path.at(-1) ?? '';
  return {
    schema: selectBranch(getInner(parent, key), valueAt(value, path)),
    isSet: true,
    order: Object.keys(parent.properties ?? {}),
    optional: typeof key === 'string' && !parent.required?.includes(key),
  };
}

function getInner({ properties, items }: FieldSchema, step: string | number): FieldSchema {
  return (typeof step === 'number' ? items : properties?.[step]) ?? {};
}
