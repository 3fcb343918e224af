import { getDay, parseMoment } from '../../base/time/parseMoment.ts';
import type { PageContext } from '../_shared/page/page.ts';
import type { Event } from './schema.ts';

/**
 * Returns the events whose last day is not over, by their beginning. Compares days, because pages are
 * built anew once a day, not once a minute.
 */
export function listComing(
  events: readonly Event[],
  { now, site: { timeZone } }: Pick<PageContext, 'now' | 'site'>,
): Event[] {
  const today = getDay(now, timeZone);
  const begin = ({ start }: Event) => parseMoment(start, timeZone);
  return events
    .filter(({ start, end = start }) => end.slice(0, 10) >= today)
    .sort((a, b) => begin(a) - begin(b));
}
