import type { ReactNode } from 'react';
import { joinWithCommas } from '../../../../base/messages/joinWithCommas.ts';
import { english } from '../../../../schema/vocabulary.ts';
import {
  ActionLink,
  Icon,
  PlainLink,
  Text,
  usePage,
  useWords,
} from '../../../../sections/section.ts';
import { getEventFile } from '../../calendar/calendarFiles.ts';
import type { Event } from '../../event/event.ts';
import type { Occurrence } from '../../recurrence/expandEvent.ts';
import { CalendarLink } from './CalendarLink.tsx';
import { formatTime } from './formatTime.ts';
import type { Events } from './schema.ts';
import { Fact, Facts, Status } from './style.ts';

/** What is known about a date of an event besides its title, its day and its picture. */
export function EventDetails({ event, section }: { event: Occurrence<Event>; section: Events }) {
  const words = useWords({ events: english.events }).events;
  const { locale } = usePage().site;
  const { title, place, online, text, price, status, action } = event;
  const facts: [icon: string, content: ReactNode][] = [
    ['clock', formatTime(event, locale)],
    ['map-pin', place && joinWithCommas([place.name, place.address], locale)],
    ['video', online && <PlainLink to={online}>{words.online}</PlainLink>],
    ['ticket', price],
  ];
  return (
    <>
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
    </>
  );
}
