import { english } from '../../schema/vocabulary.ts';
import { Note } from '../_shared/components/Note.style.ts';
import { TableScroll } from '../_shared/components/ScrollTable.style.ts';
import { TextOrTick } from '../_shared/components/TextOrTick.tsx';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { useWords } from '../_shared/page/words.ts';
import { Line, Text } from '../_shared/text/Text.tsx';
import type { Table } from './schema.ts';
import { Plain } from './style.ts';
import { Compare } from './tableCompare.style.ts';

/** A table, which scrolls sideways where the screen is too narrow. */
export default function TableView({ section }: ViewProps<Table>) {
  const words = useWords({ table: english.table });
  const { caption, rows, note, layout = 'plain' } = section;
  const [head, ...columns] = section.columns;
  const isCompared = layout === 'compare';
  const Grid = isCompared ? Compare : Plain;
  return (
    <SectionFrame section={section}>
      <TableScroll role="group" aria-label={words.table.scrollable} tabIndex={0}>
        <Grid data-columns={isCompared ? columns.length : undefined}>
          <caption className={isCompared && section.title ? 'visually-hidden' : undefined}>
            <Line>{caption}</Line>
          </caption>
          <thead>
            <tr>
              {head?.name ? <th scope="col">{head.name}</th> : <td />}
              {columns.map(({ name, align, highlight }) => (
                <th
                  key={name}
                  scope="col"
                  data-align={align}
                  data-highlight={highlight || undefined}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([heading, ...cells]) => (
              <tr key={String(heading)}>
                <th scope="row">
                  <Line>{String(heading)}</Line>
                </th>
                {columns.map(({ name, align, highlight }, index) => (
                  <td
                    key={name}
                    data-align={align}
                    data-column={isCompared && columns.length === 4 ? name : undefined}
                    data-highlight={highlight || undefined}
                  >
                    <TextOrTick value={cells[index]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Grid>
      </TableScroll>
      <Text within={Note}>{note}</Text>
    </SectionFrame>
  );
}
