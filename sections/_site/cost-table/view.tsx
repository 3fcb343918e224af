import {
  Line,
  Note,
  SectionFrame,
  Text,
  usePage,
  useWords,
  type ViewProps,
} from 'blockwright/section';
import { moneyFormat } from './moneyFormat.ts';
import type { CostTable } from './schema.ts';
import { Bar, Share, Sheet, Table } from './style.ts';
import { words as english } from './words.ts';

/** A table of costs; on phones each row has its label above its amounts. */
export default function CostTableView({ section }: ViewProps<CostTable>) {
  const words = useWords({ 'cost-table': english });
  const { site } = usePage();
  const { rows, caption, period, note } = section;
  const labels = { ...words['cost-table'], ...section.labels };
  const money = moneyFormat(site.locale, section.currency ?? site.currency, rows);
  const percent = new Intl.NumberFormat(site.locale, { style: 'percent' });
  return (
    <SectionFrame section={section}>
      <Sheet>
        <Table>
          <caption>
            <Line>{caption}</Line>
            {period && <span> ({period})</span>}
          </caption>
          <thead>
            <tr>
              <th scope="col">{labels.label}</th>
              <th scope="col">{labels.theirs}</th>
              <th scope="col">{labels.ours}</th>
              <th scope="col">{labels.saving}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, theirs, ours, saving }) => (
              <tr key={label}>
                <th scope="row">
                  {label}
                  <Proportion part={saving} whole={theirs} />
                </th>
                <td>{money.format(theirs)}</td>
                <td>{money.format(ours)}</td>
                <td>
                  <strong>{money.format(saving)}</strong>{' '}
                  {theirs > 0 && <Share>{percent.format(saving / theirs)}</Share>}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Sheet>
      <Text within={Note}>{note}</Text>
    </SectionFrame>
  );
}

/** The saving as part of the cost, to scale. SVG, because the policy forbids style attributes. */
function Proportion({ part, whole }: { part: number; whole: number }) {
  const share = whole > 0 ? Math.min(Math.max(part / whole, 0), 1) : 0;
  return (
    <Bar viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="6" />
      <rect data-saving="" width={share * 100} height="6" />
    </Bar>
  );
}
