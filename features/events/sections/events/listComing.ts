import { getDay, parseMoment } from '../../../../base/time/parseMoment.ts';
import type { PageContext } from '../../../../sections/section.ts';
import type { Event } from '../../event/event.ts';
import { expandEvent, move, type Occurrence } from '../../recurrence/expandEvent.ts';
import type { Events } from './schema.ts';

/**
 * Returns the events whose last day is not over, by their beginning; of events that repeat, the dates of
 * the next weeks, or of their first weeks. Compares days, because pages are built anew once a day, not once a minute.
 */
export function listComing(
  { items, weeksAhead = 13 }: Pick<Events, 'items' | 'weeksAhead'>,
  { now, site: { timeZone } }: Pick<PageContext, 'now' | 'site'>,
): Occurrence<Event>[] {
  const today = getDay(now, timeZone);
  const begin = ({ start }: Event) => parseMoment(start, timeZone);
  return items
    .flatMap((event) => {
      const first = event.start.slice(0, 10);
      const to = move(first > today ? first : today, weeksAhead * weekLength);
      return expandEvent(event, { from: today, to });
    })
    .filter(({ start, end = start }) => end.slice(0, 10) >= today)
    .sort((a, b) => begin(a) - begin(b));
}

const weekLength = 7 * 24 * 3600_000;
