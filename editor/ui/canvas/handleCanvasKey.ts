import type { SectionView } from '../../protocol/PageView.ts';
import { labelSection } from '../sidebar/labelSection.ts';
import { listSectionActions, requestSectionMove } from '../sidebar/listSectionActions.ts';
import { editorStore, select } from '../state/editorStore.ts';
import { previewFrame } from '../state/previewFrame.ts';
import { locateText } from './locateText.ts';
import { openText } from './openText.ts';

/** A key that the page on the canvas leaves to the editor. */
interface CanvasKey {
  key: string;
  shiftKey: boolean;
  altKey: boolean;
  ctrlKey: boolean;
}

/** Handles a key that was pressed on the canvas. */
export function handleCanvasKey({ key, shiftKey, altKey, ctrlKey }: CanvasKey): void {
  const { selection, page } = editorStore;
  const index = selection.kind === 'section' ? selection.index : -1;
  const view = page?.sections[index] as SectionView | undefined;
  if (ctrlKey || key === 'F6' || /^[?[\]1-6]$/.test(key)) {
    dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, ctrlKey }));
    return;
  }
  if (key === 'Escape') editorStore.note = undefined;
  const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
  const target = index + step;
  if (step !== 0) {
    if (!page || target < 0 || target >= page.sections.length) return;
    if (altKey) requestSectionMove(index, target, labelSection(view));
    else select({ kind: 'section', index: target });
  } else if (key === 'Delete') runAction(index, 'Delete');
  else if (key === 'Enter' && view) openFirstText(index, view);
}

function runAction(index: number, wanted: string): void {
  listSectionActions(index, index, () => undefined)
    .find(({ name }) => name === wanted)
    ?.run();
}

/** Opens the headline of a section, otherwise the first text that can be typed into. */
function openFirstText(index: number, view: SectionView): void {
  const paths = previewFrame.window?.listTexts?.(index) ?? [];
  const isHeadline = ([key]: (string | number)[]) => key === 'headline' || key === 'title';
  for (const path of [...paths].sort((a, b) => Number(isHeadline(b)) - Number(isHeadline(a)))) {
    const { path: found, reason } = locateText(view, path);
    if (!reason && openText(index, found, path)) return;
  }
}
