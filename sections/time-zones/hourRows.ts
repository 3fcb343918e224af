import type { Place } from './schema.ts';

/** One hour of a place: what its clock shows, and whether people work there and everywhere. */
export interface HourCell {
  hour: number;
  working: boolean;
  shared: boolean;
}

/**
 * The same stretch of hours for every place: from an hour before the first begins to an hour after
 * the last ends. `shared` marks the hours in which all places work.
 */
export function hourRows(places: Place[]): HourCell[][] {
  const spans = places.map(({ from, to, ahead = 0 }) => ({ start: from - ahead, end: to - ahead }));
  const first = Math.min(...spans.map(({ start }) => start)) - 1;
  const last = Math.max(...spans.map(({ end }) => end)) + 1;
  const hours = Array.from({ length: last - first }, (_, index) => first + index);
  const works = ({ start, end }: { start: number; end: number }, hour: number) =>
    hour >= start && hour < end;
  return places.map(({ ahead = 0 }, row) =>
    hours.map((hour) => ({
      hour: (hour + ahead + 48) % 24,
      working: works(spans[row] ?? { start: 0, end: 0 }, hour),
      shared: spans.every((span) => works(span, hour)),
    })),
  );
}
