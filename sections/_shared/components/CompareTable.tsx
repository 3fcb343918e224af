import { Box, Compare } from './CompareTable.style.ts';
import { type TableData, TableParts } from './TableParts.tsx';

/** A table with a column for each thing that is compared; its head stays in view. */
export function CompareTable(table: TableData) {
  const count = table.columns.length - 1;
  return (
    <Box>
      <Compare data-columns={count}>
        <TableParts {...table} namesCells={count > 3} />
      </Compare>
    </Box>
  );
}
