import type { SectionCheck } from '../../schema/content/SectionCheck.ts';
import type { Comparison } from './schema.ts';

/** Reports rows that do not have a cell for each column. */
export const check: SectionCheck = (section) => {
  const { columns, rows } = section as Comparison;
  return rows.flatMap(({ cells }, index) => {
    const missing = columns.length - cells.length;
    if (missing === 0) return [];
    return [
      {
        path: ['rows', index, 'cells'],
        part: 'key',
        message: `This row has ${count(cells.length, 'cell')} for ${count(columns.length, 'column')}.`,
        hint: missing > 0 ? `add ${missing}` : `remove ${-missing}`,
      },
    ];
  });
};

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
