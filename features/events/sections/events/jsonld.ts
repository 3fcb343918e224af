import { plainWords } from '../../../../base/text/plainWords.ts';
import { toIsoMoment } from '../../../../base/time/parseMoment.ts';
import { absoluteImage, createOffer, type PageContext } from '../../../../sections/section.ts';
import type { Event } from '../../event/event.ts';
import { listComing } from './listComing.ts';
import type { Events } from './schema.ts';

/**
 * Returns a schema.org Event for each coming event with a place or an address, which search engines
 * require. None if the section opts out.
 */
export default function eventsData(section: Events, page: PageContext): object[] {
  if (section.structuredData === false) return [];
  return listComing(section, page)
    .filter(({ place, online }) => place || online)
    .map((event) => eventData(event, page));
}

function eventData(event: Event, page: PageContext): object {
  const { title, start, end, place, online, text, image, price, status, action } = event;
  // Without a zone, search engines take the time of the place.
  const { timeZone } = page.site;
  const offer = createOffer(price, page.site.currency);
  const picture = image && absoluteImage(image.src, page);
  const locations = [
    ...(place
      ? [{ '@type': 'Place', name: place.name, address: place.address ?? place.name }]
      : []),
    ...(online ? [{ '@type': 'VirtualLocation', url: toAddress(online, page) }] : []),
  ];
  const mode = place ? (online ? 'Mixed' : 'Offline') : 'Online';
  return {
    '@type': 'Event',
    name: title,
    startDate: toIsoMoment(start, timeZone),
    ...(end && { endDate: toIsoMoment(end, timeZone) }),
    eventStatus: `https://schema.org/Event${statuses[status ?? 'sold-out']}`,
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: locations.length === 1 ? locations[0] : locations,
    ...(text && { description: plainWords(text) }),
    ...(picture && { image: picture }),
    ...(offer && {
      offers: {
        ...offer,
        ...(action && { url: toAddress(action.to, page) }),
        ...(status === 'sold-out' && { availability: 'https://schema.org/SoldOut' }),
      },
    }),
    organizer: { '@type': 'Organization', name: page.site.name, url: page.absolute('/') },
  };
}

/** An event that is sold out takes place. */
const statuses = { 'sold-out': 'Scheduled', postponed: 'Postponed', cancelled: 'Cancelled' };

function toAddress(to: string, page: PageContext): string {
  if (to.startsWith('#')) return page.absolute(page.route + to);
  return to.startsWith('/') ? page.absolute(to) : to;
}
