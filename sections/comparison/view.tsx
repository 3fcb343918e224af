// biome-ignore-all lint/a11y/noRedundantRoles: on phones rows have a grid layout, for which Safari drops their roles
import { Icon } from '../_shared/Icon.tsx';
import type { ViewProps } from '../_shared/page.ts';
import { SectionFrame } from '../_shared/SectionFrame.tsx';
import { Text } from '../_shared/Text.tsx';
import { VisuallyHidden } from '../_shared/VisuallyHidden.tsx';
import { words } from '../_shared/words.ts';
import type { Comparison } from './schema.ts';
import { Note, Scroll, Table } from './style.ts';

/** A comparison table, which scrolls sideways where the screen is too narrow. */
export default function ComparisonView({ section }: ViewProps<Comparison>) {
  const { caption, columns, rows, note } = section;
  return (
    <SectionFrame section={section}>
      <Scroll role="group" aria-label={words.scrollableTable} tabIndex={0}>
        <Table role="table" data-columns={columns.length}>
          <caption className={section.title && 'visually-hidden'}>
            <Text inline>{caption}</Text>
          </caption>
          <thead role="rowgroup">
            <tr role="row">
              <td />
              {columns.map(({ name, highlight }) => (
                <th
                  key={name}
                  scope="col"
                  role="columnheader"
                  data-highlight={highlight ? 'yes' : undefined}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map(({ label, cells }) => (
              <tr key={label} role="row">
                <th scope="row" role="rowheader">
                  <Text inline>{label}</Text>
                </th>
                {columns.map(({ name, highlight }, index) => (
                  <td
                    key={name}
                    role="cell"
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
      </Scroll>
      {note && (
        <Note>
          <Text>{note}</Text>
        </Note>
      )}
    </SectionFrame>
  );
}

function Cell({ value }: { value: string | boolean | undefined }) {
  if (typeof value === 'string') return <Text inline>{value}</Text>;
  return (
    <>
      <Icon name={value ? 'check' : 'minus'} />
      <VisuallyHidden>{value ? words.included : words.notIncluded}</VisuallyHidden>
    </>
  );
}
