import Type from 'typebox';
import { line, mapping, type SectionProblem } from '../../schema/vocabulary.ts';

/** A row of a table that compares things: what is compared, and a cell for each thing. */
export const comparedRow = mapping('A row.', {
  label: line('What is compared.'),
  cells: Type.Array(
    Type.Union([Type.Boolean(), line('Text of the cell.')], {
      description: 'Text, or `true` for a check mark and `false` for a dash.',
    }),
    { minItems: 1, maxItems: 5, description: 'One cell per column, in order.' },
  ),
});

/** Returns a problem for each row that does not have a cell for each column. */
export function checkCells(
  rows: { cells: unknown[] }[],
  columns: number,
  path: (string | number)[],
): SectionProblem[] {
  return rows.flatMap(({ cells }, index): SectionProblem[] => {
    const missing = columns - cells.length;
    if (missing === 0) return [];
    return [
      {
        path: [...path, index, 'cells'],
        part: 'key',
        message: `This row has ${count(cells.length, 'cell')} for ${count(columns, 'column')}.`,
        hint: missing > 0 ? `add ${missing}` : `remove ${-missing}`,
      },
    ];
  });
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
