import type { SectionCheck, SectionProblem } from '../../schema/rules/SectionCheck.ts';
import type { Positions } from './schema.ts';

/** Pay runs from less to more, and a job is posted before its last day. */
export const check: SectionCheck = (section) =>
  (section as Positions).items.flatMap(({ pay, postedAt, validThrough }, index) => {
    const problems: SectionProblem[] = [];
    if (pay && pay.min > pay.max)
      problems.push({
        path: ['items', index, 'pay', 'max'],
        message: `The highest pay (${pay.max}) is below the lowest (${pay.min}).`,
        hint: 'swap `min` and `max`',
      });
    if (Date.parse(validThrough) < Date.parse(postedAt))
      problems.push({
        path: ['items', index, 'validThrough'],
        message: `The last day to apply (${validThrough}) is before the day of posting (${postedAt}).`,
      });
    return problems;
  });
