import type { SectionCheck } from '../../schema/rules/SectionCheck.ts';
import type { Savings } from './schema.ts';

/** What a row saves is the difference of its two costs. */
export const check: SectionCheck = (section) =>
  (section as Savings).rows.flatMap(({ inHouse, ours, savings }, index) => {
    const difference = Number((inHouse - ours).toFixed(2));
    if (savings === difference) return [];
    return [
      {
        path: ['rows', index, 'savings'],
        message: `${inHouse} − ${ours} is ${difference}, not ${savings}.`,
        hint: `write ${difference}, or correct the costs`,
        severity: 'warning',
      },
    ];
  });
