import type { SectionCheck, SectionProblem } from '../../schema/vocabulary.ts';
import { checkCells } from './comparedRow.ts';
import type { Pricing } from './schema.ts';

/** Reports a second popular plan, and rows without a cell for each plan. */
export const check: SectionCheck<Pricing> = (section) => {
  const { plans, comparison } = section;
  const popular = plans.flatMap(({ popular, name }, index) => (popular ? [{ index, name }] : []));
  return [
    ...(comparison?.groups ?? []).flatMap(({ rows }, index) =>
      checkCells(rows, plans.length, ['comparison', 'groups', index, 'rows']),
    ),
    ...popular.slice(1).map(
      ({ index }): SectionProblem => ({
        path: ['plans', index, 'popular'],
        part: 'key',
        message: `"${popular[0]?.name}" is already marked as popular.`,
        hint: 'set `popular` on one plan only',
        severity: 'warning',
      }),
    ),
  ];
};
