import type { ChangeResponse } from '../../protocol/ChangeResponse.ts';
import { editorStore, getContentFile, type Selection } from './editorStore.ts';

/** Whether the answer lacks what the open form shows: somebody removed it, or its YAML is not valid now. */
export function closesForm({ state, page, content }: ChangeResponse): boolean {
  const selection = editorStore.selection as Selection;
  if (editorStore.page && !page) return true;
  if (getContentFile(selection)) return content !== undefined && content.value === undefined;
  if (selection.kind === 'block')
    return state.blocks !== undefined && !state.blocks.some(({ name }) => name === selection.name);
  if (selection.kind !== 'row' || !state.collections) return false;
  const { rows } = state.collections.find(({ file }) => file === selection.file) ?? {};
  return rows?.[selection.key] === undefined;
}
