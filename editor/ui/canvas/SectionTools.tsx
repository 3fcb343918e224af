import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { SectionView } from '../../protocol/PageView.ts';
import { ActionMenu } from '../parts/ActionMenu.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { nameKeys } from '../parts/nameKeys.ts';
import { type IconName, ToolIcon } from '../parts/ToolIcon.tsx';
import { labelSection, nameSection } from '../sidebar/labelSection.ts';
import { listSectionActions, requestSectionMove } from '../sidebar/listSectionActions.ts';
import { type SectionAction, SectionDialog } from '../sidebar/SectionDialog.tsx';
import { editorStore } from '../state/editorStore.ts';
import { previewFrame } from '../state/previewFrame.ts';
import { measureSections } from './measureSections.ts';

/**
 * The toolbar of the selected section: to drag and move it, and for what can be done with it. It stands
 * above the page, never on it, where it would cover texts.
 */
export function SectionTools() {
  const { page, selection } = useSnapshot(editorStore);
  const [asked, setAsked] = useState<SectionAction>();
  const index = selection.kind === 'section' ? selection.index : -1;
  const section = page?.sections[index] as SectionView | undefined;
  if (!page || !section) return <p className="note">Click a text or a section to edit it.</p>;
  const label = labelSection(section);
  const actions = () => listSectionActions(index, index, setAsked);
  const run = (name: string) =>
    actions()
      .find((action) => action.name === name)
      ?.run();
  const button = (name: string, icon: IconName, isDisabled = false) => (
    <IconButton
      icon={icon}
      label={`${name} ${label}`}
      title={name}
      isDanger={name === 'Delete'}
      disabled={isDisabled}
      data-once={name === 'Delete' || name === 'Duplicate' ? '' : undefined}
      onClick={() => run(name)}
    />
  );
  return (
    <>
      <div className="section-tools" role="toolbar" aria-label={`Tools for ${label}`}>
        <DragHandle
          index={index}
          label={label}
          onStep={(step) => run(step < 0 ? 'Move up' : 'Move down')}
        />
        <span className="section-name">{nameSection(section)}</span>
        {button('Move up', 'arrow-up', index === 0)}
        {button('Move down', 'arrow-down', index === page.sections.length - 1)}
        {button('Duplicate', 'copy')}
        {section.raw.draft === true ? button('Show', 'eye') : button('Hide', 'eye-off')}
        {button('Delete', 'trash-2')}
        <ActionMenu label={`More for ${label}`} listActions={actions} />
      </div>
      {asked && <SectionDialog action={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

interface DragHandleProps {
  index: number;
  label: string;
  /** Called for the arrow keys: with -1 to move the section up, with 1 to move it down. */
  onStep(step: number): void;
}

/** A handle to drag the section over the page, with a line where it would be dropped. */
function DragHandle({ index, label, onStep }: DragHandleProps) {
  const [target, setTarget] = useState<number>();
  const line = target === undefined || target === index ? undefined : findLine(index, target);
  return (
    <>
      <button
        type="button"
        className="icon-button drag"
        aria-label={`Drag ${label}`}
        title={`Drag to move (${nameKeys('Alt+↑, Alt+↓')})`}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setTarget(index);
        }}
        onPointerMove={({ clientY }) => {
          if (target === undefined) return;
          scrollNearEdge(clientY);
          setTarget(findTarget(index, clientY));
        }}
        onPointerUp={() => {
          if (target !== undefined && target !== index) requestSectionMove(index, target, label);
          setTarget(undefined);
        }}
        onPointerCancel={() => setTarget(undefined)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          onStep(event.key === 'ArrowUp' ? -1 : 1);
        }}
      >
        <ToolIcon name="grip-vertical" />
      </button>
      {line && <div className="drop-line" style={line} />}
    </>
  );
}

/** Returns the index that the section gets when it is dropped at a height of the window. */
function findTarget(from: number, y: number): number {
  const { top = 0 } = previewFrame.element?.getBoundingClientRect() ?? {};
  // Above the page it has not been dragged anywhere yet.
  if (y < top) return from;
  const above = [...measureSections()].filter(
    ([index, { top, height }]) => index !== from && top + height / 2 < y,
  );
  const last = Math.max(-1, ...above.map(([index]) => index));
  return last < from ? last + 1 : last;
}

/** Returns the place of the edge at which a section would be dropped. */
function findLine(from: number, target: number) {
  const box = measureSections().get(target);
  if (!box) return undefined;
  const { top, left, width } = box;
  return { top: target < from ? top : top + box.height, left, width };
}

/** Scrolls the page while a section is dragged to the edge of the canvas. */
function scrollNearEdge(y: number): void {
  const { element, window } = previewFrame;
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  if (y >= top && y < top + 60) window?.scrollBy(0, -40);
  else if (y > bottom - 60) window?.scrollBy(0, 40);
}
