import type { SectionCheck, SectionProblem } from '../../schema/vocabulary.ts';
import { checkCells } from './comparedRow.ts';
import type { Pricing } from './schema.ts';

/** Reports a second popular plan, yearly prices that are never shown, and rows without a cell for each plan. */
export const check: SectionCheck<Pricing> = (section) => {
  const { plans, billing, comparison } = section;
  const popular = plans.flatMap(({ popular, name }, index) => (popular ? [{ index, name }] : []));
  const yearly = plans.flatMap(({ yearly }, index) => (yearly ? [index] : []));
  const idleSwitch: SectionProblem = {
    path: ['billing'],
    part: 'key',
    message: 'The switch has no effect, because no plan has a `yearly` price.',
    hint: 'add `yearly` to the plans',
  };
  return [
    ...(billing && yearly.length === 0 ? [idleSwitch] : []),
    ...(billing ? [] : yearly).map(
      (index): SectionProblem => ({
        path: ['plans', index, 'yearly'],
        part: 'key',
        message: 'Nobody sees this price, because the section has no `billing`.',
        hint: 'add `billing` with the names of both choices',
      }),
    ),
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
