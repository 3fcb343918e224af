import { listRecurringDays } from './listRecurringDays.ts';
import type { Recurrence } from './recurrence.ts';

/** An event that may repeat. */
interface Repeating {
  start: string;
  end?: string;
  recurrence?: Recurrence;
}

/** A date of an event. */
export type Occurrence<Event> = Event & {
  /** The event, with its first date. */
  event: Event;
};

/**
 * Lists the events that begin within a range of days: each date of one that repeats as an event of its
 * own, at the same time of day; one that does not repeat always.
 */
export function expandEvent<Event extends Repeating>(
  event: Event,
  range: { from: string; to: string },
): Occurrence<Event>[] {
  const { start, end, recurrence } = event;
  if (!recurrence) return [{ ...event, event }];
  const length =
    end === undefined ? 0 : Date.parse(end.slice(0, 10)) - Date.parse(start.slice(0, 10));
  const from = move(range.from, -length);
  return listRecurringDays(recurrence, start.slice(0, 10), { ...range, from }).map((day) => ({
    ...event,
    event,
    start: day + start.slice(10),
    ...(end !== undefined && { end: move(day, length) + end.slice(10) }),
  }));
}

/** Returns the day that is some milliseconds later. */
export function move(day: string, length: number): string {
  const time = Date.parse(day) + length;
  return Number.isNaN(time) ? day : new Date(time).toISOString().slice(0, 10);
}
