import type { Event } from './schema.ts';

/**
 * Returns the events whose last day is not over, by their beginning. Compares days, because pages are
 * built anew once a day, not once a minute.
 */
export function listComing(events: readonly Event[], now: Date): Event[] {
  const today = now.toISOString().slice(0, 10);
  return events
    .filter(({ start, end = start }) => end.slice(0, 10) >= today)
    .sort((a, b) => (a.start < b.start ? -1 : 1));
}
