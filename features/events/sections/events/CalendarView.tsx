import { getDay } from '../../../../base/time/parseMoment.ts';
import { usePage } from '../../../../sections/section.ts';
import type { Event } from '../../event/event.ts';
import type { Occurrence } from '../../recurrence/expandEvent.ts';
import { Calendar, Calendars, DayCell, Entry } from './calendar.style.ts';
import { EventDetails } from './EventDetails.tsx';
import { formatTime } from './formatTime.ts';
import { type CalendarDay, listPeriods, type Period } from './listPeriods.ts';
import type { Events } from './schema.ts';

/** The weeks or months with events, each as a table of its days; on phones, a list of the days with events. */
export function CalendarView({
  section,
  unit,
  events,
}: {
  section: Events;
  unit: 'week' | 'month';
  events: readonly Occurrence<Event>[];
}) {
  const { now, site } = usePage();
  const { locale, timeZone } = site;
  const today = getDay(now, timeZone);
  const periods = listPeriods(unit, events, { today, firstDay: getFirstDay(locale) });
  const [first] = periods;
  return (
    <Calendars>
      {periods.map((period) => (
        <Calendar key={period.first} data-unit={unit}>
          <caption>{formatPeriod(period, unit, locale)}</caption>
          <thead>
            <tr>
              {first?.weeks[0]?.map(({ day }) => (
                <th key={day} scope="col">
                  {format(day, locale, { weekday: 'short' })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {period.weeks.map((week) => (
              <tr key={week[0]?.day}>
                {week.map((one) => (
                  <Day key={one.day} {...one} isToday={one.day === today} section={section} />
                ))}
              </tr>
            ))}
          </tbody>
        </Calendar>
      ))}
    </Calendars>
  );
}

interface DayProps extends CalendarDay {
  isToday: boolean;
  section: Events;
}

function Day({ day, isInside, isToday, events, section }: DayProps) {
  const { locale } = usePage().site;
  if (!isInside) return <DayCell data-empty="yes" />;
  return (
    <DayCell data-empty={events.length === 0 ? 'yes' : undefined}>
      <time dateTime={day} data-today={isToday ? 'yes' : undefined}>
        <span>{format(day, locale, { weekday: 'long' })} </span>
        <b>{format(day, locale, { day: 'numeric' })}</b>
        <span> {format(day, locale, { month: 'long' })}</span>
      </time>
      {events.map((event) => {
        const time = event.start.slice(0, 10) === day ? formatTime(event, locale) : '';
        return (
          <Entry key={`${event.start} ${event.title}`} data-status={event.status}>
            <summary>
              {event.title}
              {time && <small>{time}</small>}
            </summary>
            <EventDetails event={event} section={section} />
          </Entry>
        );
      })}
    </DayCell>
  );
}

function formatPeriod({ first, last }: Period, unit: 'week' | 'month', locale: string): string {
  if (unit === 'month') return format(first, locale, { month: 'long', year: 'numeric' });
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(
    new Date(first),
    new Date(last),
  );
}

function format(day: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(day));
}

/** Returns the first day of a week where the language of the site is spoken, 1 for Monday. */
function getFirstDay(locale: string): number {
  const { weekInfo } = new Intl.Locale(locale) as { weekInfo?: { firstDay: number } };
  return weekInfo?.firstDay ?? 1;
}
