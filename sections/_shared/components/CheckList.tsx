import type { ElementType } from 'react';
import { Line } from '../text/Text.tsx';
import { TickedList } from './CheckList.style.ts';

interface CheckListProps {
  /** One-line texts with inline Markdown. Without texts, nothing is rendered. */
  items: string[] | undefined;
  /** Columns on a wide screen. Default: one. */
  columns?: number;
  /** Icon before each item. Default: a tick. */
  mark?: 'tick' | 'cross';
  className?: string;
  /** The element around the list. */
  within?: ElementType;
}

/** A list with a tick or a cross before each item. */
export function CheckList({ items, columns, mark, className, within: Within }: CheckListProps) {
  if (!items) return null;
  const list = (
    <TickedList className={className} data-columns={columns} data-mark={mark}>
      {items.map((item) => (
        <Line within="li" key={item}>
          {item}
        </Line>
      ))}
    </TickedList>
  );
  return Within ? <Within>{list}</Within> : list;
}
