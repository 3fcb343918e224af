import { expect, test } from 'vitest';
import { createTimetable } from './createTimetable.ts';
import { describeOpening } from './describeOpening.ts';
import type { Exception } from './exception.ts';
import { listExceptions } from './listExceptions.ts';
import { parseDays, parseHours } from './parseHours.ts';

test('reads hours and days, also across midnight and the end of a week', () => {
  expect(parseHours('11:30-14:00, 18:00-01:00')).toEqual([
    [690, 840],
    [1080, 1500],
  ]);
  expect(parseHours('00:00-24:00')).toEqual([[0, 1440]]);
  expect(parseHours('closed')).toEqual([]);
  expect(parseDays('Fr-Mo')).toEqual([4, 5, 6, 0]);
  expect(parseDays('We')).toEqual([2]);
});

const exceptions: Exception[] = [
  { from: '2024-12-24', to: '2025-01-01', yearly: true, hours: 'closed', name: 'Christmas' },
  { from: '2026-12-05', hours: '10:00-12:00' },
  { from: '2026-11-01', hours: 'closed' },
  { from: '2024-02-29', yearly: true, hours: 'closed' },
];
const list = (now: string, timeZone?: string) =>
  listExceptions(exceptions, { now: new Date(now), timeZone }).map(
    ({ from, to }) => `${from} ${to}`,
  );

test('lists the exceptions that are not over, yearly ones in each year', () => {
  expect(list('2026-11-27T12:00:00Z')).toEqual(['2026-12-05 2026-12-05', '2026-12-24 2027-01-01']);
  // A holiday that began last year.
  expect(list('2027-01-01T12:00:00Z')).toEqual(['2026-12-24 2027-01-01', '2027-12-24 2028-01-01']);
  expect(list('2027-12-31T12:00:00Z')).toContain('2028-02-29 2028-02-29');
  // It is tomorrow there.
  expect(list('2026-12-05T23:30:00Z', 'Europe/Berlin')[0]).toBe('2026-12-24 2027-01-01');
});

test('tells search engines days, times and exceptions', () => {
  const dated = listExceptions(exceptions, { now: new Date('2026-11-27'), timeZone: undefined });
  const hours = [
    { days: 'Sa-Su', hours: '09:00-24:00' },
    { days: 'Mo', hours: 'closed' },
  ];
  expect(describeOpening(hours, dated)).toMatchObject({
    openingHoursSpecification: [
      {
        dayOfWeek: ['https://schema.org/Saturday', 'https://schema.org/Sunday'],
        opens: '09:00',
        closes: '23:59',
      },
    ],
    specialOpeningHoursSpecification: [
      { validFrom: '2026-12-05', validThrough: '2026-12-05', opens: '10:00', closes: '12:00' },
      { validFrom: '2026-12-24', validThrough: '2027-01-01', opens: '00:00', closes: '00:00' },
    ],
  });
});

test('browsers get the times of each weekday and of other dates', () => {
  const hours = [
    { days: 'Mo-Tu', hours: '14:00-18:00' },
    { days: 'Mo', hours: '09:00-12:00' },
  ];
  const dated = [{ from: '2026-12-24', to: '2026-12-25', hours: 'closed' }];
  expect(createTimetable(hours, dated, 'Europe/Berlin')).toEqual({
    zone: 'Europe/Berlin',
    week: [
      [
        [540, 720],
        [840, 1080],
      ],
      [[840, 1080]],
      [],
      [],
      [],
      [],
      [],
    ],
    dates: { '2026-12-24': [], '2026-12-25': [] },
  });
});
