import * as english from '../../schema/words/english.ts';
import { Icon } from '../_shared/Icon.tsx';
import { Note } from '../_shared/Note.style.ts';
import type { ViewProps } from '../_shared/page.ts';
import { TableScroll } from '../_shared/ScrollTable.style.ts';
import { SectionFrame } from '../_shared/SectionFrame.tsx';
import { Text } from '../_shared/Text.tsx';
import { VisuallyHidden } from '../_shared/VisuallyHidden.tsx';
import { useWords } from '../_shared/words.ts';
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
            <Text inline>{caption}</Text>
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
                  <Text inline>{label}</Text>
                </th>
                {columns.map(({ name, highlight }, index) => (
                  <td
                    key={name}
                    data-column={columns.length === 4 ? name : undefined}
                    data-highlight={highlight ? 'yes' : undefined}
                  >
                    <Cell value={cells[index]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </TableScroll>
      {note && (
        <Note>
          <Text>{note}</Text>
        </Note>
      )}
    </SectionFrame>
  );
}

function Cell({ value }: { value: string | boolean | undefined }) {
  const { comparison } = useWords({ comparison: english.comparison });
  if (typeof value === 'string') return <Text inline>{value}</Text>;
  return (
    <>
      <Icon name={value ? 'check' : 'minus'} />
      <VisuallyHidden>{value ? comparison.included : comparison.notIncluded}</VisuallyHidden>
    </>
  );
}
