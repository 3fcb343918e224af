import { english } from '../../schema/vocabulary.ts';
import { CompareTable } from '../_shared/components/CompareTable.tsx';
import { Note } from '../_shared/components/Note.style.ts';
import { TableScroll } from '../_shared/components/ScrollTable.style.ts';
import { TableParts } from '../_shared/components/TableParts.tsx';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { useWords } from '../_shared/page/words.ts';
import { Text } from '../_shared/text/Text.tsx';
import type { Table } from './schema.ts';
import { Plain } from './style.ts';

/** A table, which scrolls sideways where the screen is too narrow, or a comparison, which never does. */
export default function TableView({ section }: ViewProps<Table>) {
  const words = useWords({ table: english.table });
  const { title, caption, columns, rows, note, layout } = section;
  const table = { caption, columns, rows };
  return (
    <SectionFrame section={section}>
      {layout === 'compare' ? (
        <CompareTable {...table} hidesCaption={title !== undefined} />
      ) : (
        <TableScroll role="group" aria-label={words.table.scrollable} tabIndex={0}>
          <Plain>
            <TableParts {...table} />
          </Plain>
        </TableScroll>
      )}
      <Text within={Note}>{note}</Text>
    </SectionFrame>
  );
}
