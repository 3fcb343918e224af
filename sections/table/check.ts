import type { SectionCheck, SectionProblem } from '../../schema/vocabulary.ts';
import type { Table } from './schema.ts';

/** Reports what has no heading, rows whose cells do not match the columns, and more columns than fit. */
export const check: SectionCheck<Table> = ({ columns, rows, layout }) => {
  return [
    ...columns.flatMap(({ name }, index) =>
      name === '' && index > 0
        ? requireText(
            ['columns', index, 'name'],
            'Only the heading of the first column may be empty.',
          )
        : [],
    ),
    ...(layout === 'compare' && columns.length > 6 ? [tooManyColumns] : []),
    ...rows.flatMap(([heading], index) =>
      heading === '' || typeof heading === 'boolean'
        ? requireText(
            ['rows', index, 0],
            'The first cell of a row is its heading, so it needs a text.',
          )
        : [],
    ),
    ...rows.flatMap((cells, index) =>
      cells.length === 1
        ? checkGroup(rows[index + 1]?.length, index)
        : checkLength(cells.length, columns.length, index),
    ),
  ];
};

const requireText = (path: SectionProblem['path'], message: string): SectionProblem => ({
  rule: 'text-too-short',
  path,
  message,
  hint: path[0] === 'rows' ? 'write what the row is about' : 'write what the column is about',
});

const tooManyColumns: SectionProblem = {
  path: ['columns', 6],
  message: 'The layout `compare` has space for five columns beside the first one.',
  hint: 'remove a column, or the `layout`',
};

/** Reports a heading of rows without any: perhaps a row that lacks its cells. */
function checkGroup(following: number | undefined, index: number): SectionProblem[] {
  if (following !== undefined && following > 1) return [];
  return [
    {
      path: ['rows', index],
      message: 'A row with a single cell is a heading, and no row follows below it.',
      hint: 'add the other cells, or rows below it',
    },
  ];
}

function checkLength(cells: number, columns: number, index: number): SectionProblem[] {
  if (cells === columns) return [];
  return [
    {
      path: ['rows', index],
      message: `This row has ${cells} cells; the table has ${columns} columns.`,
      hint: cells < columns ? 'add the missing cells' : 'remove the extra cells',
    },
  ];
}
