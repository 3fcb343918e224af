import { expect, test } from 'vitest';
import { renderSection, renderStructuredData } from '../../../../tests/renderSection.tsx';
import { samplePage, sampleRenderContext } from '../../../../tests/sampleRenderContext.ts';
import type { Event } from '../../event/event.ts';
import { check } from './check.ts';
import { formatTime } from './formatTime.ts';
import type { Events } from './schema.ts';

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

const weekly: Event = {
  title: 'Choir',
  start: '2026-11-04T19:30',
  end: '2026-11-04T21:00',
  recurrence: { every: 'week', except: ['2026-11-25'] },
  place: { name: 'Town hall' },
};

test('an event that repeats has a date in each of the next weeks', () => {
  const section: Events = { ...events(weekly), weeksAhead: 3 };
  const html = renderSection(section);
  const days = [...html.matchAll(/dateTime="([^"]+)"/g)].map(([, day]) => day);
  expect(days).toEqual(['2026-12-02T19:30', '2026-12-09T19:30']);
  expect(html).not.toContain('.ics');
  expect(renderStructuredData(section).map(({ startDate }) => startDate)).toEqual(days);
  const zone = { ...sampleRenderContext.site, timeZone: 'Europe/Berlin' };
  const [first] = renderStructuredData(section, { ...sampleRenderContext, site: zone });
  expect(first).toMatchObject({ endDate: '2026-12-02T21:00+01:00' });
  // What begins later shows its first weeks.
  const later = { ...weekly, start: '2030-01-01T19:30', end: '2030-01-01T21:00' };
  expect(renderSection({ ...section, items: [later] }).match(/<time/g)).toHaveLength(4);
});

test('with `calendar`, each date leads to the file of its event, and the section to a file of all', () => {
  const html = renderSection({ ...events(weekly, concert), calendar: true, weeksAhead: 2 });
  const files = [...html.matchAll(/href="([^"]+\.ics)"/g)].map(([, file]) => file);
  expect(files).toEqual([
    expect.stringMatching(/^\/calendar\/choir-\w+\.ics$/),
    expect.stringMatching(/^\/calendar\/concert-\w+\.ics$/),
    `/calendar${samplePage.route}/events.ics`,
  ]);
});

test('shows the months with dates as calendars, with the details of each date', () => {
  const html = renderSection({ ...events(weekly, concert), layout: 'month', weeksAhead: 8 });
  const captions = [...html.matchAll(/<caption>([^<]+)/g)].map(([, text]) => text);
  expect(captions).toEqual(['December 2026', 'January 2027']);
  expect(html.match(/<details/g)).toHaveLength(8);
  expect(html).toMatch(/<summary>Concert<small>8:00\sPM<\/small><\/summary>.*1 Market Square/);
  const weeks = renderSection({ ...events(concert), layout: 'week' });
  // Weeks begin on Sunday in the United States.
  expect(weeks).toMatch(/<caption>November 29\s–\sDecember 5, 2026/);
  expect(weeks.match(/<td/g)).toHaveLength(7);
});

test.each([
  [{ every: 'month', days: ['first Tusday'] }, 'did you mean "first Tuesday"?'],
  [{ every: 'month', days: ['Dienstag'] }, 'write a day such as `Tuesday`'],
  [{ every: 'week', days: ['first Tuesday'] }, 'set `every` to `month`'],
  [{ every: 'month', days: ['Tuesday', 15] }, 'write two events'],
  [{ every: 'month', days: ['first Tuesday'] }, 'write `2026-12-01T19:30`'],
  [{ every: 'month', days: [30], months: ['February'] }, 'correct `recurrence`'],
  [{ every: 'week', until: '2026-12-01', count: 2 }, 'remove one of them'],
  [{ every: 'week', until: '2026-10-01' }, 'set `until` to a later day'],
  [{ every: 'week', except: ['2026-11-26'] }, 'the next date is 2026-12-02'],
  [{ every: 'week', count: 2, except: ['2026-12-02'] }, 'remove the day'],
])('reports a rule that cannot be meant: %j', (recurrence, hint) => {
  const event = { ...weekly, recurrence } as Event;
  expect(check(events(event), samplePage)).toMatchObject([{ hint: expect.stringContaining(hint) }]);
});

test('reports offsets of events that repeat, which change between summer and winter', () => {
  const event = { ...weekly, start: '2026-11-04T19:30+01:00', end: '2026-11-04 21:00Z' };
  const hints = check(events(event), samplePage).map(({ hint }) => hint);
  expect(hints).toEqual([
    expect.stringContaining('write `2026-11-04T19:30`'),
    expect.stringContaining('write `2026-11-04 21:00`'),
  ]);
});
