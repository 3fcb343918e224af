import { readWritten } from '../../../../base/time/parseMoment.ts';
import type { Event } from '../../event/event.ts';

/** Returns the times of an event, and its last day if that is another one; empty for a whole day. */
export function formatTime({ start, end }: Pick<Event, 'start' | 'end'>, locale: string): string {
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  if (!end) return hasTime(start) ? time.format(readWritten(start)) : '';
  const isSameDay = end.slice(0, 10) === start.slice(0, 10);
  if (!isSameDay) return day.formatRange(readWritten(start), readWritten(end));
  if (!hasTime(start) || !hasTime(end)) return '';
  return time.formatRange(readWritten(start), readWritten(end));
}

function hasTime(moment: string): boolean {
  return moment.length > 10;
}
