import * as english from '../../schema/words/english.ts';
import { Note } from '../_shared/Note.style.ts';
import { usePage, type ViewProps } from '../_shared/page.ts';
import { SectionFrame } from '../_shared/SectionFrame.tsx';
import { Text } from '../_shared/Text.tsx';
import { useWords } from '../_shared/words.ts';
import { moneyFormat } from './moneyFormat.ts';
import type { Savings } from './schema.ts';
import { Bar, Share, Sheet, Table } from './style.ts';

/** A table of costs; on phones each role has a line of its own above its amounts. */
export default function SavingsView({ section }: ViewProps<Savings>) {
  const words = useWords({ savings: english.savings });
  const { site } = usePage();
  const { rows, caption, period, note } = section;
  const labels = section.labels ?? words.savings;
  const money = moneyFormat(site.locale, section.currency ?? site.currency, rows);
  const percent = new Intl.NumberFormat(site.locale, { style: 'percent' });
  return (
    <SectionFrame section={section}>
      <Sheet>
        <Table>
          <caption>
            <Text inline>{caption}</Text>
            {period && <span> ({period})</span>}
          </caption>
          <thead>
            <tr>
              <th scope="col">{labels.role}</th>
              <th scope="col">{labels.inHouse}</th>
              <th scope="col">{labels.ours}</th>
              <th scope="col">{labels.savings}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ role, inHouse, ours, savings }) => (
              <tr key={role}>
                <th scope="row">
                  {role}
                  <Proportion part={ours} whole={inHouse} />
                </th>
                <td>{money.format(inHouse)}</td>
                <td>{money.format(ours)}</td>
                <td>
                  <strong>{money.format(savings)}</strong>{' '}
                  {inHouse > 0 && <Share>{percent.format(savings / inHouse)}</Share>}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Sheet>
      {note && (
        <Note>
          <Text>{note}</Text>
        </Note>
      )}
    </SectionFrame>
  );
}

/** The two costs as bars to scale. SVG, because the policy forbids style attributes. */
function Proportion({ part, whole }: { part: number; whole: number }) {
  const longest = Math.max(part, whole, 1);
  return (
    <Bar viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect width={(whole / longest) * 100} height="6" rx="0" />
      <rect data-ours="" width={(part / longest) * 100} height="6" rx="0" />
    </Bar>
  );
}
