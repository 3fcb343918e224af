// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import showOpening from './browser/showOpening.mjs?raw';
import { createTimetable } from './opening/createTimetable.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const hours = [
  { days: 'Mo-Fr', hours: '09:00-12:00, 13:00-17:00' },
  { days: 'Fr', hours: '22:00-02:00' },
];

/** Returns what a page says at a time, and whether the place is open then. */
function say(now: string, timetable = createTimetable(hours, holiday, 'Europe/Berlin')) {
  vi.setSystemTime(new Date(now));
  const words = { open: 'open', until: 'until {time}', closed: 'closed', opens: 'opens {time}' };
  const element = document.createElement('div');
  element.hidden = true;
  element.dataset.opening = JSON.stringify({ ...timetable, ...words });
  document.documentElement.lang = 'en-GB';
  document.body.replaceChildren(element);
  new Function(`(${showOpening.slice(showOpening.indexOf('function'))})();`)();
  return element;
}

const holiday = [{ from: '2026-12-24', to: '2026-12-27', hours: 'closed' }];

test.each([
  // Winter: an hour ahead of UTC.
  ['2026-11-27T07:59:00Z', 'opens 9:00'],
  ['2026-11-27T08:00:00Z', 'until 12:00'],
  ['2026-11-27T11:00:00Z', 'opens 13:00'],
  ['2026-11-27T22:00:00Z', 'until 2:00'],
  // After midnight, and after the weekend.
  ['2026-11-28T00:59:00Z', 'until 2:00'],
  ['2026-11-28T01:00:00Z', 'opens Monday 09:00'],
  // Summer, on both sides of the change.
  ['2027-03-26T07:59:00Z', 'opens 9:00'],
  ['2027-03-29T06:59:00Z', 'opens 9:00'],
  ['2027-03-29T07:00:00Z', 'until 12:00'],
  // A holiday.
  ['2026-12-24T09:00:00Z', 'opens Monday 09:00'],
])('at %s: %s', (now, text) => {
  const element = say(now);
  expect(element.textContent?.replace(/,? at |, /, ' ')).toBe(text);
  expect(element.hidden).toBe(false);
  expect(element.dataset.open).toBe(text.startsWith('until') ? 'yes' : 'no');
});

test('a place that never closes is open, and one that never opens is closed', () => {
  const always = createTimetable([{ days: 'Mo-Su', hours: '00:00-24:00' }], [], 'UTC');
  expect(say('2026-11-27T12:00:00Z', always).textContent).toBe('open');
  expect(say('2026-11-27T12:00:00Z', createTimetable([], [], 'UTC')).textContent).toBe('closed');
});

test('the text changes while the page is open', () => {
  const element = say('2026-11-27T10:59:30Z');
  expect(element.textContent).toBe('until 12:00');
  vi.advanceTimersByTime(60_000);
  expect(element.textContent).toBe('opens 13:00');
});
