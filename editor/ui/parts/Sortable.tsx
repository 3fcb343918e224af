import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useButton } from 'react-aria/useButton';
import { useDrag } from 'react-aria/useDrag';
import { useDrop } from 'react-aria/useDrop';
import { flushSync } from 'react-dom';
import { subscribeKey } from 'valtio/utils';
import { editorStore } from '../state/editorStore.ts';
import { ToolIcon } from './ToolIcon.tsx';

interface SortableProps {
  /** The name of the list, for screen readers. */
  label: string;
  /** The name of each item. */
  labels: readonly string[];
  /** The index of the item that is open. */
  current?: number | undefined;
  onMove(from: number, to: number): void;
  /** Renders an item, by its index and its place on the screen, which differ until a move is answered. */
  children(index: number, place: number): ReactNode;
}

/**
 * A list whose items can be moved, by mouse or keyboard. React Aria drags them: Enter on a handle picks
 * an item up, arrow keys lead through the positions, Enter drops it and Escape cancels.
 */
export function Sortable({ label, labels, current, onMove, children }: SortableProps) {
  const [items, setItems] = useSortableItems(labels);
  const [from, setFrom] = useState<number>();
  const move = (to: number) => {
    const moved = from === undefined ? undefined : items[from];
    if (from === undefined || !moved) return;
    setItems(items.toSpliced(from, 1).toSpliced(to, 0, moved));
    onMove(from, to);
  };
  return (
    <ul className="sortable" aria-label={label}>
      {items.map(
        ({ key, index }, at) =>
          index < labels.length && (
            <Line
              key={key}
              label={labels[index] ?? ''}
              isCurrent={index === current}
              side={from === undefined || from === at ? undefined : at < from ? 'above' : 'below'}
              onDragChange={(isDragging) => setFrom(isDragging ? at : undefined)}
              onDrop={() => move(at)}
            >
              {children(index, at)}
            </Line>
          ),
      )}
    </ul>
  );
}

interface LineProps {
  label: string;
  isCurrent: boolean;
  /** Where an item that is dropped here goes; undefined unless another item is dragged. */
  side: 'above' | 'below' | undefined;
  onDragChange(isDragging: boolean): void;
  onDrop(): void;
  children: ReactNode;
}

function Line({ label, isCurrent, side, onDragChange, onDrop, children }: LineProps) {
  const line = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const { dragProps, dragButtonProps, isDragging } = useDrag({
    hasDragButton: true,
    // No text type, so that an item cannot be dropped into a text field.
    getItems: () => [{ 'application/x-blockwright-item': label }],
    getAllowedDropOperations: () => ['move'],
    // Browsers end a drag whose source changes at once; React Aria looks for positions a frame later.
    onDragStart: () => requestAnimationFrame(() => flushSync(() => onDragChange(true))),
    onDragEnd() {
      flushSync(() => onDragChange(false));
      handle.current?.focus();
    },
  });
  const { buttonProps } = useButton({ ...dragButtonProps, 'aria-label': `Move ${label}` }, handle);
  useArrowKeys(isDragging);
  return (
    <li className="line" ref={line} data-dragging={isDragging} data-current={isCurrent}>
      <button
        className="handle"
        ref={handle}
        {...buttonProps}
        {...dragProps}
        onDragStart={(event) => {
          dragProps.onDragStart?.(event);
          if (line.current) event.dataTransfer.setDragImage(line.current, 16, 16);
        }}
      >
        <ToolIcon name="grip-vertical" />
      </button>
      {children}
      {side && <Position name={`Move ${side} ${label}`} side={side} onDrop={onDrop} />}
    </li>
  );
}

interface PositionProps {
  name: string;
  side: string;
  onDrop(): void;
}

/** Covers an item while another one is dragged. */
function Position({ name, side, onDrop }: PositionProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const { dropProps, isDropTarget } = useDrop({ ref, onDrop });
  return (
    <button
      type="button"
      className="position"
      aria-label={name}
      ref={ref}
      data-side={isDropTarget ? side : undefined}
      {...dropProps}
    />
  );
}

/** Makes arrow keys lead through the positions while an item is dragged, as Tab does in React Aria. */
function useArrowKeys(isDragging: boolean) {
  useEffect(() => {
    if (!isDragging) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      event.stopPropagation();
      event.preventDefault();
      const init = { key: 'Tab', shiftKey: event.key === 'ArrowUp', bubbles: true };
      event.target?.dispatchEvent(new KeyboardEvent('keydown', init));
    };
    addEventListener('keydown', handleKey, { capture: true });
    return () => removeEventListener('keydown', handleKey, { capture: true });
  }, [isDragging]);
}

export interface SortableItem {
  /** Stays with an item when it moves. */
  key: number;
  /** The position that the manifest gives the item. */
  index: number;
}

/**
 * Holds the items in the order on the screen. That order changes as soon as an item is dropped; the
 * server's answer resets it. The items keep their keys, and with them focus and open fields, also when
 * others are added or removed.
 */
function useSortableItems(labels: readonly string[]) {
  // One state: React may drop an update made while rendering, and the next rendering repeats it.
  const [list, setList] = useState<SortableList>(() => ({
    items: createItems(labels.length, []),
    known: labels,
  }));
  const { known } = list;
  if (known.length !== labels.length || labels.some((label, at) => label !== known[at])) {
    const isSameLength = known.length === labels.length;
    const items = isSameLength ? list.items : followItems(list.items, known, labels);
    setList({ items, known: labels });
  }
  useEffect(
    () =>
      subscribeKey(editorStore, 'version', () =>
        setList((before) =>
          before.items.every(({ index }, at) => index === at)
            ? before
            : { ...before, items: createItems(before.items.length, before.items) },
        ),
      ),
    [],
  );
  const setItems = (items: readonly SortableItem[]) => setList({ items, known: labels });
  return [list.items, setItems] as const;
}

interface SortableList {
  items: readonly SortableItem[];
  /** The labels of the items. */
  known: readonly string[];
}

/** Keeps the keys of the items that are the same at both ends of the list, as their labels show. */
export function followItems(
  items: readonly SortableItem[],
  before: readonly string[],
  now: readonly string[],
): SortableItem[] {
  const shorter = Math.min(before.length, now.length);
  let start = 0;
  while (start < shorter && before[start] === now[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === now.at(-1 - end)) end++;
  const middle = items.slice(start, items.length - end).slice(0, now.length - start - end);
  const nextKey = Math.max(-1, ...items.map(({ key }) => key)) + 1;
  const added = Array.from({ length: now.length - start - end - middle.length }, (_, index) => ({
    key: nextKey + index,
    index: 0,
  }));
  return [...items.slice(0, start), ...middle, ...added, ...(end > 0 ? items.slice(-end) : [])].map(
    ({ key }, index) => ({ key, index }),
  );
}

function createItems(length: number, before: readonly SortableItem[]): SortableItem[] {
  return Array.from({ length }, (_, index) => ({ key: before[index]?.key ?? index, index }));
}
