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
    ...(layout === 'compare' && columns.length > 5 ? [tooManyColumns] : []),
    ...rows.flatMap(([heading], index) =>
      heading === '' || typeof heading === 'boolean'
        ? requireText(
            ['rows', index, 0],
            'The first cell of a row is its heading, so it needs a text.',
          )
        : [],
    ),
    ...rows.flatMap((cells, index) => checkLength(cells.length, columns.length, index)),
  ];
};

const requireText = (path: SectionProblem['path'], message: string): SectionProblem => ({
  rule: 'text-too-short',
  path,
  message,
  hint: path[0] === 'rows' ? 'write what the row is about' : 'write what the column is about',
});

const tooManyColumns: SectionProblem = {
  path: ['columns', 5],
  message: 'The layout `compare` has space for four columns beside the first one.',
  hint: 'remove a column, or the `layout`',
};

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
