import type { SectionCheck, SectionProblem } from '../../schema/sectionCheck.ts';
import type { Positions } from './schema.ts';

/** Reports pay whose maximum is below its minimum, and a last day before the day of posting. */
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
