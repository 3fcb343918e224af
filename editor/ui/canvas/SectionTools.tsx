import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { SectionView } from '../../protocol.ts';
import { ActionMenu } from '../parts/ActionMenu.tsx';
import { labelSection } from '../sidebar/labelSection.ts';
import { listSectionActions, requestSectionMove } from '../sidebar/listSectionActions.ts';
import { type SectionAction, SectionDialog } from '../sidebar/SectionDialog.tsx';
import { editorStore } from '../state/editorStore.ts';
import { previewFrame } from '../state/previewFrame.ts';
import type { Box } from './useFrameLayout.ts';

interface SectionToolsProps {
  index: number;
  box: Box;
  boxes: ReadonlyMap<number, Box>;
}

/** The toolbar of the selected section: to drag and move it, and for what can be done with it. */
export function SectionTools({ index, box, boxes }: SectionToolsProps) {
  const { page } = useSnapshot(editorStore);
  const [asked, setAsked] = useState<SectionAction>();
  const [target, setTarget] = useState<number>();
  const section = page?.sections[index] as SectionView | undefined;
  if (!page || !section) return null;
  const label = labelSection(section);
  const line = target === undefined ? undefined : lineAt(boxes, target);
  const actions = () => listSectionActions(index, index, setAsked);
  const run = (name: string) =>
    actions()
      .find((action) => action.name === name)
      ?.run();
  const button = (name: string, sign: string, isDisabled = false) => (
    <button
      type="button"
      aria-label={`${name} ${label}`}
      title={name}
      disabled={isDisabled}
      data-once={name === 'Delete' || name === 'Duplicate' ? '' : undefined}
      onClick={() => run(name)}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <>
      <div
        className="section-tools"
        role="toolbar"
        aria-label={`Tools for ${label}`}
        style={{ top: `clamp(0.25rem, ${box.top + 6}px, 100% - 3rem)` }}
      >
        <button
          type="button"
          className="drag"
          aria-label={`Drag ${label}`}
          title="Drag to move (Alt+↑, Alt+↓)"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            setTarget(index);
          }}
          onPointerMove={(event) => {
            if (target === undefined) return;
            const y = event.clientY - getTop(event.currentTarget);
            scrollNearEdge(y);
            setTarget(findTarget(boxes, index, y));
          }}
          onPointerUp={() => {
            if (target !== undefined && target !== index) requestSectionMove(index, target, label);
            setTarget(undefined);
          }}
          onPointerCancel={() => setTarget(undefined)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            run(event.key === 'ArrowUp' ? 'Move up' : 'Move down');
          }}
        >
          <span aria-hidden="true">⠿</span>
        </button>
        {button('Move up', '↑', index === 0)}
        {button('Move down', '↓', index === page.sections.length - 1)}
        {button('Duplicate', '⊞')}
        {section.raw.draft === true ? button('Show', '◉') : button('Hide', '◌')}
        {button('Delete', '✕')}
        <ActionMenu label={`More for ${label}`} listActions={actions} />
      </div>
      {line !== undefined && target !== index && (
        <div className="drop-line" style={{ top: line }} />
      )}
      {asked && <SectionDialog action={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

function getTop(element: Element): number {
  return element.closest('.overlay')?.getBoundingClientRect().top ?? 0;
}

/** Returns the index that the section gets when it is dropped at a height. */
function findTarget(boxes: ReadonlyMap<number, Box>, from: number, y: number): number {
  const above = [...boxes].filter(
    ([index, { top, height }]) => index !== from && top + height / 2 < y,
  );
  const last = Math.max(-1, ...above.map(([index]) => index));
  return last < from ? last + 1 : last;
}

/** Returns the height of the edge where a section would be dropped. */
function lineAt(boxes: ReadonlyMap<number, Box>, target: number): number | undefined {
  const selected = editorStore.selection.kind === 'section' ? editorStore.selection.index : -1;
  const box = boxes.get(target);
  return box && (target < selected ? box.top : box.top + box.height);
}

/** Scrolls the page while a section is dragged to the edge of the canvas. */
function scrollNearEdge(y: number): void {
  const { element, window } = previewFrame;
  const height = element?.getBoundingClientRect().height ?? 0;
  if (y < 60) window?.scrollBy(0, -40);
  else if (y > height - 60) window?.scrollBy(0, 40);
}
