import { TickedList } from './CheckList.style.ts';
import { Text } from './Text.tsx';

/** Props of `CheckList`. */
export interface CheckListProps {
  /** One-line texts with inline Markdown. */
  items: string[];
  /** Columns on a wide screen; one by default. */
  columns?: number;
  className?: string;
}

/** A list of ticked points. */
export function CheckList({ items, columns, className }: CheckListProps) {
  return (
    <TickedList className={className} data-columns={columns}>
      {items.map((item) => (
        <li key={item}>
          <Text inline>{item}</Text>
        </li>
      ))}
    </TickedList>
  );
}
