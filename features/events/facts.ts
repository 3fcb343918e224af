import { defineFacts } from '../../schema/index.ts';
import { type CalendarEvent, toCalendarEvent } from './calendar/CalendarEvent.ts';
import { getEventFile, getListFile } from './calendar/calendarFiles.ts';
import type { Events } from './sections/events/schema.ts';

/** A section whose events visitors can add to their calendars. */
export interface Calendar {
  file: string;
  name?: string;
  events: (CalendarEvent & { file: string })[];
}

/** What files for calendars need to know of a page. */
export const facts = defineFacts({
  /** The sections with `calendar`. */
  calendars({ page, sections, isShown }): Calendar[] | undefined {
    const calendars = new Map<string, Calendar>();
    for (const section of sections) {
      if (!isShown || !section.isShown || section.value.type !== 'events') continue;
      const { title, calendar, items, ...value } = section.value as unknown as Events;
      if (!calendar) continue;
      const file = getListFile(page.route, value);
      const events = items.map((event) => ({
        ...toCalendarEvent(event),
        file: getEventFile(event),
      }));
      // Two sections of a page without `id` have one file.
      const before = calendars.get(file) ?? { file, ...(title && { name: title }), events: [] };
      calendars.set(file, { ...before, events: [...before.events, ...events] });
    }
    return calendars.size > 0 ? [...calendars.values()] : undefined;
  },
});
