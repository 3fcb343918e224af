import { TickedList } from './CheckList.style.ts';
import { Text } from './Text.tsx';

/** Props of `CheckList`. */
export interface CheckListProps {
  /** One-line texts with inline Markdown. */
  items: string[];
  /** Columns on a wide screen; one by default. */
  columns?: number;
  /** What stands before each point; a tick by default. */
  mark?: 'tick' | 'cross';
  className?: string;
}

/** A list of points with a tick, or a stop sign, before each. */
export function CheckList({ items, columns, mark, className }: CheckListProps) {
  return (
    <TickedList className={className} data-columns={columns} data-mark={mark}>
      {items.map((item) => (
        <li key={item}>
          <Text inline>{item}</Text>
        </li>
      ))}
    </TickedList>
  );
}
