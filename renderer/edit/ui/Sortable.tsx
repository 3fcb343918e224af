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
import { editorStore } from './EditorStore.ts';

interface SortableProps {
  /** What each item is called, in order. */
  labels: readonly string[];
  onMove(from: number, to: number): void;
  children(index: number, handle: ReactNode): ReactNode;
}

/** A list whose items can be dragged: by mouse, by touch, and by keyboard on their handle. */
export function Sortable({ labels, onMove, children }: SortableProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const same = labels.join('\n');
  // The new order shows at once; what the server answers then takes its place.
  const [order, setOrder] = useState(() => labels.map((_, index) => index));
  const { version } = useSnapshot(editorStore);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the labels are compared by content
  useEffect(() => setOrder(labels.map((_, index) => index)), [same, version]);
  const name = (id: string | number) => labels[Number(id) - 1] ?? '';
  const place = (id: string | number | undefined) => order.indexOf(Number(id) - 1) + 1;
  const ids = order.map((index) => index + 1);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      accessibility={{
        announcements: {
          onDragStart: ({ active }) =>
            `Picked up ${name(active.id)}, position ${place(active.id)} of ${labels.length}.`,
          onDragOver: ({ active, over }) =>
            over
              ? `${name(active.id)} moved to position ${place(over.id)} of ${labels.length}.`
              : undefined,
          onDragEnd: ({ active, over }) =>
            `${name(active.id)} dropped at position ${place(over?.id)}.`,
          onDragCancel: ({ active }) =>
            `Move canceled. ${name(active.id)} is back in its position.`,
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

/** The item under the mouse or finger; without one, the nearest. A tall item does not jump. */
const underPointer: CollisionDetection = (dragged) => {
  const under = pointerWithin(dragged);
  return under.length > 0 ? under : closestCenter(dragged);
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
