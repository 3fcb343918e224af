import type { DatedException } from './listExceptions.ts';
import { type OpeningTime, parseDays, parseHours } from './parseHours.ts';

/** What the script of a page needs to say whether a place is open. */
export interface Timetable {
  /** The zone of the place. */
  zone: string;
  /** The times of each day of the week, from Monday. */
  week: OpeningTime[][];
  /** The times of other dates. */
  dates: Record<string, OpeningTime[]>;
}

/** Creates the timetable of a place. Of several entries for a day, all times count; of several exceptions, the last. */
export function createTimetable(
  hours: readonly { days: string; hours: string }[],
  exceptions: readonly DatedException[],
  zone = 'UTC',
): Timetable {
  const week: OpeningTime[][] = Array.from({ length: 7 }, () => []);
  for (const { days, hours: times } of hours)
    for (const day of parseDays(days)) week[day]?.push(...parseHours(times));
  const dates: Timetable['dates'] = {};
  for (const { from, to, hours: times } of exceptions)
    for (let day = Date.parse(from), count = 0; day <= Date.parse(to) && count < most; count++) {
      dates[new Date(day).toISOString().slice(0, 10)] = parseHours(times);
      day += dayLength;
    }
  return { zone, week: week.map((times) => times.sort(([a], [b]) => a - b)), dates };
}

const dayLength = 24 * 3600_000;

/** The days of an exception that browsers get. */
const most = 100;
