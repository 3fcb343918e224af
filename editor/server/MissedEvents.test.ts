import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MissedEvents } from './MissedEvents.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a page has missed what was sent after its request', () => {
  const events = new MissedEvents();
  expect(events.isMissedBy(60_000)).toBe(false);
  vi.advanceTimersByTime(60_000);
  events.note();
  vi.advanceTimersByTime(10_000);
  expect(events.isMissedBy(12_000)).toBe(true);
  expect(events.isMissedBy(8000)).toBe(false);
  // Its message was under way.
  expect(events.isMissedBy(9500)).toBe(true);
  expect(events.isMissedBy(Number.NaN)).toBe(true);
});
