import { Text } from '../text/Text.tsx';
import { TickedList } from './CheckList.style.ts';

/** Props of `CheckList`. */
interface CheckListProps {
  /** One-line texts with inline Markdown. */
  items: string[];
  /** Columns on a wide screen. Default: one. */
  columns?: number;
  /** Icon before each item. Default: a tick. */
  mark?: 'tick' | 'cross';
  className?: string;
}

/** A list with a tick or a cross before each item. */
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
