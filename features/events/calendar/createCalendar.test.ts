import { createRequire } from 'node:module';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseMoment } from '../../../base/time/parseMoment.ts';
import { expandEvent } from '../recurrence/expandEvent.ts';
import type { CalendarEvent } from './CalendarEvent.ts';
import { createCalendar } from './createCalendar.ts';

/** What this test uses of ical.js. */
interface Ical {
  parse(text: string): unknown;
  Component: new (
    parsed: unknown,
  ) => { getAllSubcomponents(name: string): object[]; getFirstSubcomponent(name: string): object };
  Event: new (component: object) => IcalEvent;
  Timezone: new (component: object) => { tzid: string };
  TimezoneService: { register(zone: object): void };
}

interface IcalEvent {
  summary: string;
  location: string | null;
  description: string | null;
  startDate: IcalTime;
  endDate: IcalTime;
  iterator(): { next(): IcalTime | undefined };
}

interface IcalTime {
  isDate: boolean;
  toString(): string;
  toUnixTime(): number;
}

let ical: Ical;
beforeAll(async () => {
  const path = createRequire(import.meta.url).resolve('ical.js');
  const module = (await import(path)) as { default: Ical };
  ical = module.default;
});

const context = {
  name: 'Dates',
  url: 'https://www.example.com/dates',
  absolute: (to: string) => to,
};

function read(events: CalendarEvent[], timeZone?: string): IcalEvent[] {
  const root = new ical.Component(ical.parse(createCalendar(events, { ...context, timeZone })));
  for (const zone of root.getAllSubcomponents('vtimezone'))
    ical.TimezoneService.register(new ical.Timezone(zone));
  return root.getAllSubcomponents('vevent').map((component) => new ical.Event(component));
}

function listStarts(event: IcalEvent, count: number): IcalTime[] {
  const dates = event.iterator();
  return Array.from({ length: count }, () => dates.next()).filter((time) => time !== undefined);
}

describe('another library reads the dates that pages show', () => {
  test.each<[string, string, CalendarEvent]>([
    [
      'across both changes of summer time',
      'Europe/Berlin',
      {
        title: 'Story time',
        start: '2027-03-02T16:00',
        end: '2027-03-02T17:00',
        recurrence: {
          every: 'week',
          until: '2028-04-30',
          except: ['2027-03-30'],
          also: ['2027-04-01'],
        },
      },
    ],
    [
      'where clocks change on other days',
      'America/New_York',
      { title: 'Night', start: '2027-10-31T03:30', recurrence: { every: 'week', count: 40 } },
    ],
    [
      'where they change by another calendar',
      'Africa/Casablanca',
      {
        title: 'Tea',
        start: '2027-01-31T16:00',
        recurrence: { every: 'week', until: '2028-12-31' },
      },
    ],
    [
      'in the south',
      'Australia/Sydney',
      {
        title: 'Choir',
        start: '2027-01-29T19:30',
        recurrence: { every: 'month', days: ['fifth Friday'], count: 9 },
      },
    ],
    [
      'without summer time',
      'Asia/Kolkata',
      { title: 'Walk', start: '2027-01-31T06:00', recurrence: { every: 'month', count: 7 } },
    ],
    [
      'in leap years',
      'Europe/London',
      { title: 'Leap', start: '2028-02-29T12:00', recurrence: { every: 'year', count: 3 } },
    ],
  ])('%s', (_, timeZone, event) => {
    const shown = expandEvent(event, { from: '2027-01-01', to: '2037-01-01' });
    const [found] = read([event], timeZone);
    if (!found) throw new Error('No event');
    const starts = listStarts(found, shown.length + 1);
    expect(starts.map((time) => time.toUnixTime() * 1000)).toEqual(
      shown.map(({ start }) => parseMoment(start, timeZone)),
    );
  });
});

test('whole days end with the next day, as calendars count', () => {
  const [fair] = read([{ title: 'Fair', start: '2027-05-01', end: '2027-05-03' }], 'Europe/Berlin');
  expect(fair?.startDate.isDate).toBe(true);
  expect(`${fair?.startDate} ${fair?.endDate}`).toBe('2027-05-01 2027-05-04');
});

test('times with an offset are moments, and without a zone the time of the place', () => {
  const [talk, walk] = read([
    { title: 'Talk', start: '2027-05-01T19:30+02:00', end: '2027-05-02' },
    { title: 'Walk', start: '2027-05-01 19:30', recurrence: { every: 'day', until: '2027-05-02' } },
  ]);
  expect(`${talk?.startDate} ${talk?.endDate}`).toBe('2027-05-01T17:30:00Z 2027-05-02T22:00:00Z');
  expect(walk && listStarts(walk, 9).map(String)).toEqual([
    '2027-05-01T19:30:00',
    '2027-05-02T19:30:00',
  ]);
});

test('texts keep their marks, and long lines break between characters', () => {
  const title = 'Tea; cake, “talk” \\ ☕ '.repeat(9).trim();
  const text = 'First **line**,\n\nsecond line';
  const place = { name: 'Hall', address: '1 Mill Street; Town' };
  const event: CalendarEvent = { title, start: '2027-05-01', text, place, online: '/live' };
  const [found] = read([event]);
  expect(found?.summary).toBe(title);
  expect(found?.location).toBe('Hall, 1 Mill Street; Town');
  expect(found?.description).toBe('First line,\n\nsecond line\n\n/live');
  const lines = createCalendar([event], context).split('\r\n');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
});
