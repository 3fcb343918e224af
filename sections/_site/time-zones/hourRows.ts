import type { Place } from './schema.ts';

/** One hour of a place: its local time, and whether people work there and in all places. */
export interface HourCell {
  hour: number;
  working: boolean;
  shared: boolean;
}

/**
 * Returns the same range of hours for every place, from an hour before the first starts work to an
 * hour after the last stops. `shared` marks the hours in which all places work.
 */
export function hourRows(places: Place[]): HourCell[][] {
  const spans = places.map(({ from, to, ahead = 0 }) => ({ start: from - ahead, end: to - ahead }));
  const first = Math.min(...spans.map(({ start }) => start)) - 1;
  const last = Math.max(...spans.map(({ end }) => end)) + 1;
  const hours = Array.from({ length: last - first }, (_, index) => first + index);
  const isWorking = ({ start, end }: { start: number; end: number }, hour: number) =>
    hour >= start && hour < end;
  return places.map(({ ahead = 0 }, row) =>
    hours.map((hour) => ({
      hour: (hour + ahead + 48) % 24,
      working: isWorking(spans[row] ?? { start: 0, end: 0 }, hour),
      shared: spans.every((span) => isWorking(span, hour)),
    })),
  );
}
