import type { SectionCheck } from '../../schema/content/SectionCheck.ts';
import type { Table } from './schema.ts';

/** Reports rows whose cells do not match the columns. */
export const check: SectionCheck = (section) => {
  const { columns, rows } = section as Table;
  return rows.flatMap((cells, index) =>
    cells.length === columns.length
      ? []
      : [
          {
            path: ['rows', index],
            message: `This row has ${cells.length} cells; the table has ${columns.length} columns.`,
            hint:
              cells.length < columns.length ? 'add the missing cells' : 'remove the extra cells',
          },
        ],
  );
};
