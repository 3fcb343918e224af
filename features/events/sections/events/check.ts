import type { SectionCheck, SectionProblem } from '../../../../schema/vocabulary.ts';
import { checkRecurrence } from '../../recurrence/checkRecurrence.ts';
import type { Events } from './schema.ts';

/** Reports rules of events that repeat which have no dates, or other ones than the author wants. */
export const check: SectionCheck<Events> = ({ items }) =>
  items.flatMap((event, index): SectionProblem[] =>
    event.recurrence ? checkRecurrence(event, event.recurrence, ['items', index]) : [],
  );
