import { shortHash } from '../../../base/text/shortHash.ts';
import { toSlug } from '../../../base/text/toSlug.ts';
import type { Event } from '../event/event.ts';
import { toCalendarEvent } from './CalendarEvent.ts';

/** Returns the address of the file of an event. It depends on what calendars learn of the event. */
export function getEventFile(event: Event): string {
  const slug = toSlug(event.title, (text) => text.replaceAll(/\P{ASCII}+/gu, ' '));
  const hash = shortHash(JSON.stringify(toCalendarEvent(event)));
  return `/calendar/${slug.slice(0, 40) || 'event'}-${hash}.ics`;
}

/** Returns the address of the file with all events of a section. */
export function getListFile(route: string, { id = 'events' }: { id?: string }): string {
  return `/calendar${route === '/' ? '' : route}/${id}.ics`;
}
