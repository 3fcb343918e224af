import { readWritten, toIsoMoment } from '../../../../base/time/parseMoment.ts';
import { english } from '../../../../schema/vocabulary.ts';
import {
  Picture,
  SectionFrame,
  useItemHeading,
  usePage,
  useWords,
  type ViewProps,
} from '../../../../sections/section.ts';
import { getListFile } from '../../calendar/calendarFiles.ts';
import type { Event } from '../../event/event.ts';
import type { Occurrence } from '../../recurrence/expandEvent.ts';
import { CalendarLink } from './CalendarLink.tsx';
import { CalendarView } from './CalendarView.tsx';
import { EventDetails } from './EventDetails.tsx';
import { listComing } from './listComing.ts';
import type { Events } from './schema.ts';
import { AllDates, Body, Card, Leaf, List, Name, Scene } from './style.ts';

/** Coming events, each with a leaf of a calendar, or as the weeks or months of a calendar. */
export default function EventsView({ section }: ViewProps<Events>) {
  const words = useWords({ events: english.events }).events;
  const page = usePage();
  const coming = listComing(section, page);
  const { layout = 'list' } = section;
  return (
    <SectionFrame section={section}>
      {coming.length === 0 ? (
        <p>{words.none}</p>
      ) : layout === 'list' ? (
        <List>
          {coming.map((event) => (
            <EventCard key={`${event.start} ${event.title}`} event={event} section={section} />
          ))}
        </List>
      ) : (
        <CalendarView section={section} unit={layout} events={coming} />
      )}
      {section.calendar && coming.length > 1 && (
        <AllDates>
          <CalendarLink file={getListFile(page.route, section)} label={words.addAll} />
        </AllDates>
      )}
    </SectionFrame>
  );
}

function EventCard({ event, section }: { event: Occurrence<Event>; section: Events }) {
  const { locale } = usePage().site;
  return (
    <Card data-status={event.status}>
      <Day start={event.start} locale={locale} />
      <Body>
        <Name as={useItemHeading(section)}>{event.title}</Name>
        <EventDetails event={event} section={section} />
      </Body>
      <Picture image={event.image} sizes="(min-width: 48rem) 18rem, 92vw" within={Scene} />
    </Card>
  );
}

function Day({ start, locale }: { start: string; locale: string }) {
  const show = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(readWritten(start));
  return (
    <Leaf dateTime={toIsoMoment(start)}>
      <span>{show({ weekday: 'short' })}</span> <b>{show({ day: 'numeric' })}</b>{' '}
      <span>{show({ month: 'short', year: 'numeric' })}</span>
    </Leaf>
  );
}
