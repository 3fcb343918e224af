import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getDay, getDayEnd, parseMoment, readWritten, toIsoMoment } from './parseMoment.ts';

const read = (moment: string, timeZone?: string) => {
  const time = parseMoment(moment, timeZone);
  return Number.isNaN(time) ? 'none' : new Date(time).toISOString().replace('.000', '');
};

describe.each(['UTC', 'Asia/Tokyo', 'America/Los_Angeles'])('on a machine in %s', (machine) => {
  const before = process.env.TZ;
  beforeAll(() => {
    process.env.TZ = machine;
  });
  afterAll(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

  test.each([
    ['2026-05-04', undefined, '2026-05-04T00:00:00Z'],
    ['2026-05-04T00:30', undefined, '2026-05-04T00:30:00Z'],
    ['2026-05-04 00:30', undefined, '2026-05-04T00:30:00Z'],
    ['2026-05-04T00:30:15.5Z', 'Asia/Tokyo', '2026-05-04T00:30:15.500Z'],
    ['2026-05-04T23:30-07:00', 'Europe/Berlin', '2026-05-05T06:30:00Z'],
    ['2026-05-04 23:30-07:00', undefined, '2026-05-05T06:30:00Z'],
    ['2026-05-04', 'Europe/Berlin', '2026-05-03T22:00:00Z'],
    ['2026-01-04T12:00', 'Europe/Berlin', '2026-01-04T11:00:00Z'],
    ['2026-05-04T00:30', 'America/Los_Angeles', '2026-05-04T07:30:00Z'],
    ['2026-05-04T00:30', 'Asia/Kathmandu', '2026-05-03T18:45:00Z'],
    // Clocks skip 02:30 on this day, and show 02:30 twice on the other.
    ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00Z'],
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00Z'],
    ['2026-05-04T12:00', 'Nowhere/Land', '2026-05-04T12:00:00Z'],
    ['May 4, 2026', undefined, 'none'],
    ['2026-5-4', undefined, 'none'],
  ])('%s in %s is %s', (moment, timeZone, expected) => {
    expect(read(moment, timeZone)).toBe(expected);
  });

  test('knows the day of a point in time, and its end', () => {
    const time = Date.parse('2026-05-04T23:30:00Z');
    expect(getDay(time)).toBe('2026-05-04');
    expect(getDay(new Date(time), 'Europe/Berlin')).toBe('2026-05-05');
    expect(getDay(time, 'America/Los_Angeles')).toBe('2026-05-04');
    const end = (moment: string, zone?: string) => new Date(getDayEnd(moment, zone)).toISOString();
    expect(end('2026-05-04T10:00+02:00')).toBe('2026-05-05T00:00:00.000Z');
    expect(end('2026-03-29', 'Europe/Berlin')).toBe('2026-03-29T22:00:00.000Z');
  });

  test('keeps what is written', () => {
    expect(readWritten('2026-05-04T23:30-07:00').toISOString()).toBe('2026-05-04T23:30:00.000Z');
    expect(readWritten('2026-05-04').toISOString()).toBe('2026-05-04T00:00:00.000Z');
  });

  test.each([
    ['2026-05-04', 'Asia/Tokyo', '2026-05-04'],
    ['2026-05-04 00:30', undefined, '2026-05-04T00:30'],
    ['2026-05-04 00:30', 'UTC', '2026-05-04T00:30Z'],
    ['2026-05-04T00:30', 'America/St_Johns', '2026-05-04T00:30-02:30'],
    ['2026-05-04T00:30+02:00', 'UTC', '2026-05-04T00:30+02:00'],
  ])('writes %s in %s as %s', (moment, timeZone, expected) => {
    expect(toIsoMoment(moment, timeZone)).toBe(expected);
  });
});
