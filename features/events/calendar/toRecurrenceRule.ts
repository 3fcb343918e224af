import { monthNames } from '../recurrence/names.ts';
import { parseDay } from '../recurrence/parseDay.ts';
import type { Recurrence } from '../recurrence/recurrence.ts';

/**
 * Returns a rule as RFC 5545 writes it, such as `FREQ=MONTHLY;BYDAY=1TU`.
 *
 * @param start the first day
 * @param until the last moment, as the start of the event is written
 */
export function toRecurrenceRule(
  { every, interval, days, months, count }: Recurrence,
  start: string,
  until?: string,
): string {
  const parsed = (days ?? []).flatMap((day) => parseDay(day) ?? []);
  const weekdays = parsed.flatMap((day) =>
    'weekday' in day ? `${day.nth ?? ''}${codes[day.weekday]}` : [],
  );
  const dates = parsed.flatMap((day) => ('date' in day ? day.date : []));
  const startMonth = Number(start.slice(5, 7));
  const chosen =
    months?.map((name) => monthNames.indexOf(name) + 1) ?? (every === 'year' ? [startMonth] : []);
  const isDateImplied =
    chosen.length > 0 && parsed.length === 0 && !['day', 'week'].includes(every);
  const monthDays = isDateImplied ? [Number(start.slice(8, 10))] : dates;
  const weekday = codes[(new Date(start).getUTCDay() + 6) % 7];
  const parts: [string, string | number | undefined][] = [
    ['FREQ', frequencies[every]],
    ['INTERVAL', interval],
    ['BYMONTH', chosen.join()],
    ['BYMONTHDAY', monthDays.join()],
    ['BYDAY', weekdays.join() || (every === 'week' ? weekday : undefined)],
    ['UNTIL', until],
    ['COUNT', count],
  ];
  return parts.flatMap(([name, value]) => (value ? `${name}=${value}` : [])).join(';');
}

const codes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

const frequencies = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' };
