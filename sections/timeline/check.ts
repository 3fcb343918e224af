import type { SectionCheck, SectionProblem } from '../../schema/vocabulary.ts';
import type { Timeline } from './schema.ts';
import { timeOfDay } from './skyAt.ts';

/** The number of events that fit side by side. */
const most: Partial<Record<NonNullable<Timeline['layout']>, number>> = { day: 8, stops: 9 };

/** Reports more events than fit side by side, and events of a day without a time. */
export const check: SectionCheck<Timeline> = ({ items, layout = 'line' }) => {
  const fitting = most[layout] ?? items.length;
  const surplus: SectionProblem = {
    path: ['items', fitting],
    message: `The layout \`${layout}\` has space for ${fitting} events; these are ${items.length}.`,
    hint: 'shorten the list, or choose another `layout`',
  };
  const untimed = items.flatMap(({ date }, index): SectionProblem | [] =>
    timeOfDay.test(date ?? '')
      ? []
      : {
          path: ['items', index, ...(date === undefined ? [] : ['date'])],
          message: date
            ? `"${date}" is not a time of day.`
            : 'Each event in the layout `day` needs a time of day.',
          hint: 'write `date` as `7:30 AM` or `18:05`, or choose another `layout`',
        },
  );
  return [...(items.length > fitting ? [surplus] : []), ...(layout === 'day' ? untimed : [])];
};
