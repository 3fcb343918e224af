import * as english from '../../schema/messages/english.ts';
import { Note } from '../_shared/components/Note.style.ts';
import { TableScroll } from '../_shared/components/ScrollTable.style.ts';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { useWords } from '../_shared/page/words.ts';
import { TextOrTick } from '../_shared/table/TextOrTick.tsx';
import { Line, Text } from '../_shared/text/Text.tsx';
import type { Comparison } from './schema.ts';
import { Table } from './style.ts';

/** A comparison table, which scrolls sideways where the screen is too narrow. */
export default function ComparisonView({ section }: ViewProps<Comparison>) {
  const words = useWords({ table: english.table });
  const { caption, columns, rows, note } = section;
  return (
    <SectionFrame section={section}>
      <TableScroll role="group" aria-label={words.table.scrollable} tabIndex={0}>
        <Table data-columns={columns.length}>
          <caption className={section.title && 'visually-hidden'}>
            <Line>{caption}</Line>
          </caption>
          <thead>
            <tr>
              <td />
              {columns.map(({ name, highlight }) => (
                <th key={name} scope="col" data-highlight={highlight ? 'yes' : undefined}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">
                  <Line>{label}</Line>
                </th>
                {columns.map(({ name, highlight }, index) => (
                  <td
                    key={name}
                    data-column={columns.length === 4 ? name : undefined}
                    data-highlight={highlight ? 'yes' : undefined}
                  >
                    <TextOrTick value={cells[index]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </TableScroll>
      <Text within={Note}>{note}</Text>
    </SectionFrame>
  );
}
