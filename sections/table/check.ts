import type { SectionCheck, SectionProblem } from '../../schema/rules/SectionCheck.ts';
import type { Table } from './schema.ts';

/** Reports rows without a heading, and rows whose cells do not match the columns. */
export const check: SectionCheck = (section) => {
  const { columns, rows } = section as Table;
  const unnamed = rows.flatMap((cells, index): SectionProblem | [] =>
    cells[0] === ''
      ? {
          rule: 'text-too-short',
          path: ['rows', index, 0],
          message: 'The first cell of a row is its heading, so it needs a text.',
          hint: 'write what the row is about',
        }
      : [],
  );
  const uneven = rows.flatMap((cells, index): SectionProblem | [] =>
    cells.length === columns.length
      ? []
      : {
          path: ['rows', index],
          message: `This row has ${cells.length} cells; the table has ${columns.length} columns.`,
          hint: cells.length < columns.length ? 'add the missing cells' : 'remove the extra cells',
        },
  );
  return [...unnamed, ...uneven];
};
