import { expect, test } from 'vitest';
import { renderSection, renderStructuredData } from '../../tests/renderSection.tsx';
import { sampleRenderContext } from '../../tests/sampleRenderContext.ts';
import { formatTime } from './formatTime.ts';
import type { Event, Events } from './schema.ts';

const concert: Event = {
  title: 'Concert',
  start: '2026-12-05T20:00+01:00',
  place: { name: 'Town hall', address: '1 Market Square' },
};
const events = (...items: Event[]): Events => ({ type: 'events', items });

test('shows events by their beginning, until their last day is over', () => {
  const fair: Event = { title: 'Fair', start: '2026-11-19', end: '2026-11-21' };
  const past: Event = { title: 'Past', start: '2026-11-20T23:00' };
  const html = renderSection(events(concert, past, fair));
  expect(html.indexOf('Fair')).toBeLessThan(html.indexOf('Concert'));
  expect(html).not.toContain('Past');
  expect(renderSection(events(past))).toContain('There are no dates at the moment.');
});

test('shows the time as written, whatever the zone', () => {
  const { start } = concert;
  expect(formatTime({ start }, 'en-GB')).toBe('20:00');
  expect(formatTime({ start, end: '2026-12-05T22:30+01:00' }, 'en-GB')).toMatch(
    /^20:00\s?–\s?22:30$/,
  );
  expect(formatTime({ start, end: '2026-12-07' }, 'en-GB')).toMatch(/^5\s?–\s?7 December 2026$/);
  expect(formatTime({ start: '2026-12-05' }, 'en-GB')).toBe('');
});

test('search engines get an offer where the price is one number, which they require of offers', () => {
  const action = { label: 'Reserve', to: '/reserve' };
  const listOffers = (price?: string) =>
    renderStructuredData(events({ ...concert, action, ...(price && { price }) }))[0];
  expect(listOffers('$65')).toMatchObject({
    offers: { price: '65', priceCurrency: 'USD', url: 'https://www.example.com/reserve' },
  });
  for (const price of [undefined, '$12, pupils free'])
    expect(listOffers(price)).not.toHaveProperty('offers');
});

test('search engines get events that have a place or an address', () => {
  const online: Event = {
    title: 'Stream',
    start: '2026-12-06',
    online: '/live',
    status: 'sold-out',
  };
  const bare: Event = { title: 'Somewhere', start: '2026-12-07' };
  const data = renderStructuredData(events(online, bare, concert));
  expect(data).toMatchObject([
    {
      name: 'Concert',
      startDate: '2026-12-05T20:00+01:00',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: 'Town hall', address: '1 Market Square' },
    },
    {
      name: 'Stream',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'VirtualLocation', url: 'https://www.example.com/live' },
    },
  ]);
  expect(renderStructuredData({ ...events(concert), structuredData: false })).toEqual([]);
  const later = { ...sampleRenderContext, now: new Date('2026-12-06T00:00:00Z') };
  expect(renderStructuredData(events(concert), later)).toEqual([]);
});
