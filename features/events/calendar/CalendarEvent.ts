import type { Event } from '../event/event.ts';

/** What calendars learn of an event. */
export type CalendarEvent = Pick<
  Event,
  'title' | 'start' | 'end' | 'recurrence' | 'place' | 'online' | 'text' | 'status'
>;

/** Returns what calendars learn of an event. */
export function toCalendarEvent(event: Event): CalendarEvent {
  const { title, start, end, recurrence, place, online, text, status } = event;
  return {
    title,
    start,
    ...(end && { end }),
    ...(recurrence && { recurrence }),
    ...(place && { place }),
    ...(online && { online }),
    ...(text && { text }),
    ...(status && { status }),
  };
}
