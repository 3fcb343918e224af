import { getDay } from '../../../base/time/parseMoment.ts';
import type { Exception } from './exception.ts';

/** Dates with other hours, in one year. */
export type DatedException = Exception & { to: string };

/**
 * Lists the dates with other hours that are not over, in order: yearly ones for this year and the next,
 * two of the same days once.
 */
export function listExceptions(
  exceptions: readonly Exception[],
  { now, timeZone }: { now: Date; timeZone: string | undefined },
): DatedException[] {
  const today = getDay(now, timeZone);
  const year = Number(today.slice(0, 4));
  const dated = exceptions.flatMap((exception): DatedException[] => {
    const from = exception.from.slice(0, 10);
    const to = (exception.to ?? from).slice(0, 10);
    if (!exception.yearly) return [{ ...exception, from, to }];
    const first = Math.max(Number(from.slice(0, 4)), year - 1);
    return [0, 1, 2].flatMap((more) => {
      const shift = first + more - Number(from.slice(0, 4));
      const dates = { from: addYears(from, shift), to: addYears(to, shift) };
      return dates.from && dates.to
        ? [{ ...exception, ...(dates as { from: string; to: string }) }]
        : [];
    });
  });
  return dated
    .filter(({ to, from }) => to >= today && from <= `${year + 1}${today.slice(4)}`)
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** Returns the same day of a later year; undefined for 29 February of a year without one. */
function addYears(day: string, count: number): string | undefined {
  const later = `${String(Number(day.slice(0, 4)) + count).padStart(4, '0')}${day.slice(4)}`;
  return new Date(later).toISOString().startsWith(later) ? later : undefined;
}
