import { expect, test } from 'vitest';
import type { Event } from '../../event/event.ts';
import { listPeriods } from './listPeriods.ts';

const list = (unit: 'week' | 'month', firstDay: number, ...events: Event[]) =>
  listPeriods(
    unit,
    events.map((event) => ({ ...event, event })),
    { today: '2026-11-27', firstDay },
  );
const fair: Event = { title: 'Fair', start: '2026-12-30', end: '2027-01-02' };

test('an event of several days is on each of them, in all their weeks and months', () => {
  const months = list('month', 1, fair);
  expect(months.map(({ first, last }) => `${first} ${last}`)).toEqual([
    '2026-12-01 2026-12-31',
    '2027-01-01 2027-01-31',
  ]);
  const shown = months
    .flatMap(({ weeks }) => weeks.flat())
    .filter(({ events }) => events.length > 0);
  expect(shown.map(({ day }) => day)).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ]);
  expect(months[0]?.weeks.map(([first]) => first?.day)).toEqual([
    '2026-11-30',
    '2026-12-07',
    '2026-12-14',
    '2026-12-21',
    '2026-12-28',
  ]);
});

test('weeks begin where the language is spoken', () => {
  expect(list('week', 1, fair).map(({ first }) => first)).toEqual(['2026-12-28']);
  expect(list('week', 7, fair).map(({ first }) => first)).toEqual(['2026-12-27']);
  expect(list('week', 6, fair).map(({ first }) => first)).toEqual(['2026-12-26', '2027-01-02']);
});

test('what began before today begins today', () => {
  const [month] = list('month', 1, { title: 'Show', start: '2026-09-01', end: '2026-11-28' });
  const shown = month?.weeks.flat().filter(({ events }) => events.length > 0);
  expect(shown?.map(({ day }) => day)).toEqual(['2026-11-27', '2026-11-28']);
});
