import type { SectionCheck } from '../../schema/sectionCheck.ts';
import type { Savings } from './schema.ts';

/** Reports a saving that is not the difference of the two costs. */
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
