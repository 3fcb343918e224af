import type { ReactNode } from 'react';
import { joinWithCommas } from '../../../../base/messages/joinWithCommas.ts';
import { readWritten, toIsoMoment } from '../../../../base/time/parseMoment.ts';
import { english } from '../../../../schema/vocabulary.ts';
import {
  ActionLink,
  Icon,
  Picture,
  PlainLink,
  SectionFrame,
  Text,
  useItemHeading,
  usePage,
  useWords,
  type ViewProps,
  VisuallyHidden,
} from '../../../../sections/section.ts';
import { getEventFile, getListFile } from '../../calendar/calendarFiles.ts';
import type { Event } from '../../event/event.ts';
import type { Occurrence } from '../../recurrence/expandEvent.ts';
import { formatTime } from './formatTime.ts';
import { listComing } from './listComing.ts';
import type { Events } from './schema.ts';
import {
  AddLink,
  AllDates,
  Body,
  Card,
  Fact,
  Facts,
  Leaf,
  List,
  Name,
  Scene,
  Status,
} from './style.ts';

/** Coming events, each with a leaf of a calendar. */
export default function EventsView({ section }: ViewProps<Events>) {
  const words = useWords({ events: english.events }).events;
  const page = usePage();
  const coming = listComing(section, page);
  return (
    <SectionFrame section={section}>
      {coming.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <List>
          {coming.map((event) => (
            <EventCard key={`${event.start} ${event.title}`} event={event} section={section} />
          ))}
        </List>
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
  const words = useWords({ events: english.events }).events;
  const { locale } = usePage().site;
  const { title, start, place, online, text, image, price, status, action } = event;
  const facts: [icon: string, content: ReactNode][] = [
    ['clock', formatTime(event, locale)],
    ['map-pin', place && joinWithCommas([place.name, place.address], locale)],
    ['video', online && <PlainLink to={online}>{words.online}</PlainLink>],
    ['ticket', price],
  ];
  return (
    <Card data-status={status}>
      <Day start={start} locale={locale} />
      <Body>
        <Name as={useItemHeading(section)}>{title}</Name>
        {status && (
          <Status>
            {
              {
                'sold-out': words.soldOut,
                postponed: words.postponed,
                cancelled: words.cancelled,
              }[status]
            }
          </Status>
        )}
        <Facts>
          {facts.map(
            ([icon, content]) =>
              content && (
                <Fact key={icon}>
                  <Icon name={icon} />
                  {content}
                </Fact>
              ),
          )}
        </Facts>
        <Text>{text}</Text>
        {action && <ActionLink action={action} fallbackStyle="secondary" about={title} />}
        {section.calendar && (
          <CalendarLink file={getEventFile(event.event)} label={words.add} about={title} />
        )}
      </Body>
      <Picture image={image} sizes="(min-width: 48rem) 18rem, 92vw" within={Scene} />
    </Card>
  );
}

/** A link to a file that calendar programs read. */
function CalendarLink({ file, label, about }: { file: string; label: string; about?: string }) {
  return (
    <AddLink href={usePage().link(file).href} type="text/calendar" download="">
      <Icon name="calendar-plus" />
      <span>
        {label}
        {about && <VisuallyHidden>: {about}</VisuallyHidden>}
      </span>
    </AddLink>
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
