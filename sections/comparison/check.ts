import type { SectionCheck } from '../../schema/rules/SectionCheck.ts';
import { checkCells } from '../_shared/table/comparedRow.ts';
import type { Comparison } from './schema.ts';

/** Reports rows that do not have a cell for each column. */
export const check: SectionCheck = (section) => {
  const { columns, rows } = section as Comparison;
  return checkCells(rows, columns.length, ['rows']);
};
