import type { Event } from '../../event/event.ts';
import { move, type Occurrence } from '../../recurrence/expandEvent.ts';

/** A day of a calendar, with its events. */
export interface CalendarDay {
  day: string;
  /** Whether it belongs to the period; weeks of a month have days of its neighbours. */
  isInside: boolean;
  events: Occurrence<Event>[];
}

/** A week or a month with events. */
export interface Period {
  /** Its first day. */
  first: string;
  last: string;
  weeks: CalendarDay[][];
}

/**
 * Lists the weeks or months in which events take place, day by day.
 *
 * @param unit `week` or `month`
 * @param events in order
 * @param options.today days before it show no events
 * @param options.firstDay the first day of a week, 1 for Monday to 7 for Sunday
 */
export function listPeriods(
  unit: 'week' | 'month',
  events: readonly Occurrence<Event>[],
  { today, firstDay }: { today: string; firstDay: number },
): Period[] {
  const days = new Map<string, Occurrence<Event>[]>();
  for (const event of events) {
    const last = (event.end ?? event.start).slice(0, 10);
    let day = event.start.slice(0, 10) < today ? today : event.start.slice(0, 10);
    for (let count = 0; day <= last && count < longest; count++) {
      days.set(day, [...(days.get(day) ?? []), event]);
      day = move(day, dayLength);
    }
  }
  const periods = new Map<string, Period>();
  for (const day of [...days.keys()].sort()) {
    const first = unit === 'month' ? `${day.slice(0, 7)}-01` : startOfWeek(day, firstDay);
    if (periods.has(first)) continue;
    const last = unit === 'month' ? endOfMonth(first) : move(first, 6 * dayLength);
    const weeks: CalendarDay[][] = [];
    for (
      let start = startOfWeek(first, firstDay);
      start <= last;
      start = move(start, 7 * dayLength)
    )
      weeks.push(
        Array.from({ length: 7 }, (_, index) => {
          const inWeek = move(start, index * dayLength);
          const isInside = inWeek >= first && inWeek <= last;
          return { day: inWeek, isInside, events: (isInside && days.get(inWeek)) || [] };
        }),
      );
    periods.set(first, { first, last, weeks });
  }
  return [...periods.values()];
}

function startOfWeek(day: string, firstDay: number): string {
  const weekday = new Date(day).getUTCDay();
  return move(day, -((weekday - firstDay + 7) % 7) * dayLength);
}

function endOfMonth(first: string): string {
  const date = new Date(first);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0))
    .toISOString()
    .slice(0, 10);
}

const dayLength = 24 * 3600_000;

/** The days of an event that a calendar shows. */
const longest = 62;
