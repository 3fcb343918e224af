import type { SectionCheck } from 'blockwright/section';
import type { CostTable } from './schema.ts';

/** Reports a saving that is not the difference of the two costs. */
export const check: SectionCheck<CostTable> = (section) =>
  section.rows.flatMap(({ theirs, ours, saving }, index) => {
    const difference = Number((theirs - ours).toFixed(2));
    if (saving === difference) return [];
    return {
      path: ['rows', index, 'saving'],
      message: `${theirs} − ${ours} is ${difference}, not ${saving}.`,
      hint: `write ${difference}, or correct the costs`,
      severity: 'warning',
    };
  });
