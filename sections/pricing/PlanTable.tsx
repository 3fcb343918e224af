import { english } from '../../schema/vocabulary.ts';
import { TableScroll } from '../_shared/components/ScrollTable.style.ts';
import { TextOrTick } from '../_shared/components/TextOrTick.tsx';
import { useWords } from '../_shared/page/words.ts';
import { Line } from '../_shared/text/Text.tsx';
import { Details, DetailTable } from './planTable.style.ts';
import type { Plan, Pricing } from './schema.ts';

type PlanTableProps = NonNullable<Pricing['comparison']> & { plans: Plan[] };

/** A table with a column for each plan, which scrolls sideways where the screen is too narrow. */
export function PlanTable({ plans, caption, groups }: PlanTableProps) {
  const words = useWords({ table: english.table });
  return (
    <Details>
      <TableScroll role="group" aria-label={words.table.scrollable} tabIndex={0}>
        <DetailTable>
          <caption className="visually-hidden">
            <Line>{caption}</Line>
          </caption>
          <thead>
            <tr>
              <td />
              {plans.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ title, rows }) => (
            <tbody key={title}>
              <tr>
                <th scope="rowgroup" colSpan={plans.length + 1}>
                  {title}
                </th>
              </tr>
              {rows.map(({ label, cells }) => (
                <tr key={label}>
                  <th scope="row">
                    <Line>{label}</Line>
                  </th>
                  {plans.map(({ name }, index) => (
                    <td key={name}>
                      <TextOrTick value={cells[index]} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </DetailTable>
      </TableScroll>
    </Details>
  );
}
