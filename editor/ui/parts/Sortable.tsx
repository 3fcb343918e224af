import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { subscribeKey } from 'valtio/utils';
import { editorStore } from '../state/editorStore.ts';
import { memoByValue } from './memoByValue.tsx';
import { useSettled } from './useSettled.ts';

interface SortableProps {
  /** The name of the list, for screen readers. */
  label: string;
  /** The name of each item. */
  labels: readonly string[];
  /** Index of the selected item; undefined if none is. */
  selected?: number | undefined;
  /** Absent for lists whose items are forms. */
  onSelect?(index: number): void;
  onMove(from: number, to: number): void;
  children(index: number): ReactNode;
}

/**
 * A list whose items can be moved, by mouse or keyboard. React Aria drags them: Enter on a handle picks
 * an item up, arrow keys lead through the positions, Enter drops it and Escape cancels.
 */
export function Sortable({ labels, children, ...props }: SortableProps) {
  return (
    <Contents.Provider value={children}>
      <List {...props} labels={useSettled(labels)} />
    </Contents.Provider>
  );
}

/** What items contain. Not a part of the list, which would render as a whole with every letter. */
const Contents = createContext<SortableProps['children']>(() => null);

function Content({ index }: { index: number }) {
  return useContext(Contents)(index);
}

const List = memoByValue((props: Omit<SortableProps, 'children'>) => {
  const { label, labels, selected, onSelect, onMove } = props;
  const [items, setItems] = useSortableItems(labels);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ [dragType]: String(key) })),
    onReorder({ keys, target }) {
      const from = items.findIndex(({ key }) => keys.has(key));
      const gap =
        items.findIndex(({ key }) => key === target.key) +
        (target.dropPosition === 'after' ? 1 : 0);
      const to = gap > from ? gap - 1 : gap;
      const moved = items[from];
      if (!moved || to === from) return;
      setItems(items.toSpliced(from, 1).toSpliced(to, 0, moved));
      onMove(from, to);
    },
  });
  const selectedKey = items.find(({ index }) => index === selected)?.key;
  return (
    <div onKeyDownCapture={leaveTabOfRows}>
      <GridList
        className="sortable"
        aria-label={label}
        dragAndDropHooks={dragAndDropHooks}
        keyboardNavigationBehavior="tab"
        {...(onSelect && {
          selectionMode: 'single',
          disallowEmptySelection: true,
          selectedKeys: selectedKey === undefined ? [] : [selectedKey],
          onSelectionChange: (keys) => {
            const [chosen] = keys;
            const item = items.find(({ key }) => key === chosen);
            if (item) onSelect(item.index);
          },
        })}
      >
        {items.map(
          ({ key, index }) =>
            index < labels.length && (
              <GridListItem key={key} id={key} textValue={labels[index] ?? ''}>
                {({ state }) => (
                  <Line
                    label={labels[index] ?? ''}
                    onFocus={() => state.selectionManager.setFocusedKey(key)}
                  >
                    <Content index={index} />
                  </Line>
                )}
              </GridListItem>
            ),
        )}
      </GridList>
    </div>
  );
});

/** No text type, so that an item cannot be dropped into a text field. */
const dragType = 'application/x-blockwright-item';

interface LineProps {
  label: string;
  /** Called before anything in the item gets the focus. */
  onFocus(): void;
  children: ReactNode;
}

/**
 * The content of an item. Unlike in a grid, Tab leads through the fields of all items, and each may get
 * the focus first: React Aria would leave the list, or focus the first item.
 */
function Line({ label, onFocus, children }: LineProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only correct the focus
    <div
      className="line"
      onFocusCapture={onFocus}
      onKeyDown={(event) => event.key === 'Tab' && event.stopPropagation()}
      // Dragging selected text, a link or an image is no dragging of the item.
      onDragStart={(event) => event.stopPropagation()}
    >
      <Button slot="drag" className="handle" aria-label={`Move ${label}`}>
        <span aria-hidden="true">⠿</span>
      </Button>
      {children}
    </div>
  );
}

function leaveTabOfRows(event: KeyboardEvent) {
  if (event.key === 'Tab' && event.target instanceof Element && event.target.role === 'row')
    event.stopPropagation();
}

interface SortableItem {
  /** Stays with an item when it moves. */
  key: number;
  /** Position in the content, which the server changes later than the list. */
  index: number;
}

/** Returns the items in the order in which they show; the server's answer resets it to the content's. */
function useSortableItems(labels: readonly string[]) {
  const { length } = labels;
  const [items, setItems] = useState<SortableItem[]>(() => createItems(length, []));
  useEffect(() => {
    const reset = () =>
      setItems((before) => {
        const isReset = before.length === length && before.every(({ index }, at) => index === at);
        return isReset ? before : createItems(length, before);
      });
    reset();
    return subscribeKey(editorStore, 'version', reset);
  }, [length]);
  return [items, setItems] as const;
}

function createItems(length: number, before: readonly SortableItem[]): SortableItem[] {
  const nextKey = Math.max(-1, ...before.map(({ key }) => key)) + 1;
  return Array.from({ length }, (_, index) => ({
    key: before[index]?.key ?? nextKey + index - before.length,
    index,
  }));
}
