import * as english from '../../schema/messages/english.ts';
import { Note } from '../_shared/components/Note.style.ts';
import { TableScroll } from '../_shared/components/ScrollTable.style.ts';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { useWords } from '../_shared/page/words.ts';
import { Line, Text } from '../_shared/text/Text.tsx';
import type { Table } from './schema.ts';
import { Grid } from './style.ts';

/** A table, which scrolls sideways where the screen is too narrow. */
export default function TableView({ section }: ViewProps<Table>) {
  const words = useWords({ table: english.table });
  const { caption, columns, rows, note } = section;
  return (
    <SectionFrame section={section}>
      <TableScroll role="group" aria-label={words.table.scrollable} tabIndex={0}>
        <Grid>
          <Line within="caption">{caption}</Line>
          <thead>
            <tr>
              {columns.map(({ name, align }) => (
                <th key={name} scope="col" data-align={align}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([heading = '', ...cells]) => (
              <tr key={heading}>
                <th scope="row">
                  <Line>{heading}</Line>
                </th>
                {columns.slice(1).map(({ name, align }, index) => (
                  <td key={name} data-align={align}>
                    <Line>{cells[index] ?? ''}</Line>
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
