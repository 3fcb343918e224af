import type { ReactNode } from 'react';
import { joinWithCommas } from '../../base/messages/joinWithCommas.ts';
import { readWritten, toIsoMoment } from '../../base/time/parseMoment.ts';
import { english } from '../../schema/vocabulary.ts';
import { ActionLink } from '../_shared/components/ActionLink.tsx';
import { Icon } from '../_shared/components/Icon.tsx';
import { Picture } from '../_shared/components/Picture.tsx';
import { PlainLink } from '../_shared/components/PlainLink.tsx';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { usePage } from '../_shared/page/page.ts';
import { useWords } from '../_shared/page/words.ts';
import { useItemHeading } from '../_shared/text/headings.ts';
import { Text } from '../_shared/text/Text.tsx';
import { formatTime } from './formatTime.ts';
import { listComing } from './listComing.ts';
import type { Event, Events } from './schema.ts';
import { Body, Card, Fact, Facts, Leaf, List, Name, Scene, Status } from './style.ts';

/** Coming events, each with a leaf of a calendar. */
export default function EventsView({ section }: ViewProps<Events>) {
  const words = useWords({ events: english.events }).events;
  const coming = listComing(section.items, usePage());
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
    </SectionFrame>
  );
}

function EventCard({ event, section }: { event: Event; section: Events }) {
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
      </Body>
      <Picture image={image} sizes="(min-width: 48rem) 18rem, 92vw" within={Scene} />
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
