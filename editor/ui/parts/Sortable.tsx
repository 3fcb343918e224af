import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type ReactNode, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { editorStore } from '../state/editorStore.ts';

interface SortableProps {
  /** The name of each item, for screen readers. */
  labels: readonly string[];
  onMove(from: number, to: number): void;
  children(index: number, handle: ReactNode): ReactNode;
}

/** A list whose items can be moved by mouse, touch or keyboard, each by its handle. */
export function Sortable({ labels, onMove, children }: SortableProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const labelKey = labels.join('\n');
  // Shows the new order at once; the server's answer resets it.
  const [order, setOrder] = useState(() => labels.map((_, index) => index));
  const { version } = useSnapshot(editorStore);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the labels are compared by content
  useEffect(() => setOrder(labels.map((_, index) => index)), [labelKey, version]);
  const nameOf = (id: string | number) => labels[Number(id) - 1] ?? '';
  const positionOf = (id: string | number | undefined) => order.indexOf(Number(id) - 1) + 1;
  const ids = order.map((index) => index + 1);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      accessibility={{
        announcements: {
          onDragStart: ({ active }) =>
            `Picked up ${nameOf(active.id)}, position ${positionOf(active.id)} of ${labels.length}.`,
          onDragOver: ({ active, over }) =>
            over
              ? `${nameOf(active.id)} moved to position ${positionOf(over.id)} of ${labels.length}.`
              : undefined,
          onDragEnd: ({ active, over }) =>
            `${nameOf(active.id)} dropped at position ${positionOf(over?.id)}.`,
          onDragCancel: ({ active }) =>
            `Move canceled. ${nameOf(active.id)} is back in its position.`,
        },
      }}
      onDragEnd={({ active, over }) => {
        const from = ids.indexOf(Number(active.id));
        const to = ids.indexOf(Number(over?.id));
        if (!over || from === to) return;
        setOrder((before) => before.toSpliced(from, 1).toSpliced(to, 0, before[from] ?? 0));
        onMove(from, to);
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className="sortable">
          {order.map(
            (index) =>
              index < labels.length && (
                <Item key={index} id={index + 1} label={labels[index] ?? ''}>
                  {(handle) => children(index, handle)}
                </Item>
              ),
          )}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

/** Picks the item under the pointer, otherwise the nearest; without this, tall items jump. */
const underPointer: CollisionDetection = (drag) => {
  const hits = pointerWithin(drag);
  return hits.length > 0 ? hits : closestCenter(drag);
};

function Item({
  id,
  label,
  children,
}: {
  id: number;
  label: string;
  children(handle: ReactNode): ReactNode;
}) {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id });
  const style = { transform: CSS.Translate.toString(transform), transition };
  return (
    <li ref={setNodeRef} style={style} data-dragging={isDragging}>
      {children(
        <button
          type="button"
          className="handle"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={`Move ${label}`}
        >
          <span aria-hidden="true">⠿</span>
        </button>,
      )}
    </li>
  );
}
