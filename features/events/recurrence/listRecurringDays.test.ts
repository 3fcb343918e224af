import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLongRun } from '../../../tests/isLongRun.ts';
import { toRecurrenceRule } from '../calendar/toRecurrenceRule.ts';
import { listRecurringDays, listRuleDays } from './listRecurringDays.ts';
import { monthNames, ordinals, weekdayNames } from './names.ts';
import type { Recurrence } from './recurrence.ts';

const { rrulestr } = createRequire(import.meta.url)('rrule') as {
  rrulestr(text: string): { between(from: Date, to: Date, isInclusive: boolean): Date[] };
};

const year = (rule: Recurrence, start: string, to = '2028-12-31') =>
  listRecurringDays(rule, start, { from: start, to });

describe('days of the calendar', () => {
  test.each<[string, Recurrence, start: string, days: string[]]>([
    [
      'every first Tuesday',
      { every: 'month', days: ['first Tuesday'], until: '2027-04-30' },
      '2027-01-05',
      ['2027-01-05', '2027-02-02', '2027-03-02', '2027-04-06'],
    ],
    ['29 February', { every: 'year', count: 2 }, '2024-02-29', ['2024-02-29', '2028-02-29']],
    [
      'a fifth Friday',
      { every: 'month', days: ['fifth Friday'], count: 3 },
      '2027-01-29',
      ['2027-01-29', '2027-04-30', '2027-07-30'],
    ],
    [
      'the last day of months',
      { every: 'month', days: ['last day'], count: 3 },
      '2028-01-31',
      ['2028-01-31', '2028-02-29', '2028-03-31'],
    ],
    [
      'a day that some months lack',
      { every: 'month', count: 3 },
      '2027-01-31',
      ['2027-01-31', '2027-03-31', '2027-05-31'],
    ],
    [
      'every second week, across a year',
      { every: 'week', interval: 2, days: ['Monday', 'Thursday'], count: 4 },
      '2026-12-17',
      ['2026-12-17', '2026-12-28', '2026-12-31', '2027-01-11'],
    ],
    [
      'exceptions count, further days do not',
      { every: 'week', count: 3, except: ['2027-05-10'], also: ['2027-05-12', '2027-05-24'] },
      '2027-05-03',
      ['2027-05-03', '2027-05-12', '2027-05-17', '2027-05-24'],
    ],
    [
      'some months',
      { every: 'week', days: ['Sunday'], months: ['March', 'April'], count: 5 },
      '2027-03-21',
      ['2027-03-21', '2027-03-28', '2027-04-04', '2027-04-11', '2027-04-18'],
    ],
    [
      'the last Sunday of two months',
      { every: 'year', days: ['last Sunday'], months: ['October', 'March'], count: 3 },
      '2027-03-28',
      ['2027-03-28', '2027-10-31', '2028-03-26'],
    ],
    [
      'a day that no month has',
      { every: 'month', days: [30], months: ['February'] },
      '2027-02-01',
      [],
    ],
  ])('%s', (_, rule, start, days) => {
    expect(year(rule, start)).toEqual(days);
  });

  test('lists a range', () => {
    const range = { from: '2030-05-01', to: '2030-05-14' };
    expect(listRecurringDays({ every: 'week' }, '2001-01-01', range)).toEqual([
      '2030-05-06',
      '2030-05-13',
    ]);
  });
});

test('lists the same days as rrule, for random rules', () => {
  const day = fc
    .integer({ min: 0, max: 20_000 })
    .map((days) => new Date(days * 24 * 3600_000).toISOString().slice(0, 10));
  const weekday = fc.constantFrom(...weekdayNames);
  const nth = fc
    .tuple(fc.constantFrom(...Object.keys(ordinals)), weekday)
    .map((words) => words.join(' '));
  const list = <Value>(item: fc.Arbitrary<Value>) =>
    fc.option(fc.uniqueArray(item, { minLength: 1, maxLength: 3 }), { nil: undefined });
  const shared = {
    interval: fc.option(fc.integer({ min: 2, max: 5 }), { nil: undefined }),
    months: list(fc.constantFrom(...monthNames)),
    count: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
  };
  const short = fc.record({
    ...shared,
    every: fc.constantFrom('day' as const, 'week' as const),
    days: list(weekday),
  });
  const long = fc.record({
    ...shared,
    every: fc.constantFrom('month' as const, 'year' as const),
    days: fc.oneof(
      // rrule reads weekdays with and without a number as an intersection.
      list(weekday),
      list(nth),
      list(fc.oneof(fc.integer({ min: 1, max: 31 }), fc.constant('last day'))),
    ),
  });
  const compare = (random: object, start: string) => {
    const rule = JSON.parse(JSON.stringify(random)) as Recurrence;
    const to = `${Number(start.slice(0, 4)) + 4}${start.slice(4)}`.replace('02-29', '02-28');
    const { count, ...endless } = rule;
    const text = `DTSTART:${start.replaceAll('-', '')}T000000Z\nRRULE:${toRecurrenceRule(endless, start)}`;
    const expected = rrulestr(text)
      .between(new Date(start), new Date(to), true)
      .map((date) => date.toISOString().slice(0, 10));
    expect(listRuleDays(rule, start, to)).toEqual(expected.slice(0, count));
  };
  fc.assert(fc.property(fc.oneof(short, long), day, compare), { numRuns: isLongRun ? 5000 : 100 });
});
