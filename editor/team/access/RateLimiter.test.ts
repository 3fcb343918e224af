import type { IncomingMessage } from 'node:http';
import { expect, test, vi } from 'vitest';
import { getClientNetwork, RateLimiter } from './RateLimiter.ts';

test('allows everything again after the time that `Retry-After` names', () => {
  vi.useFakeTimers();
  const limiter = new RateLimiter({ limit: 1, seconds: 60 });
  vi.advanceTimersByTime(20_400);
  expect([limiter.allows('a'), limiter.allows('a')]).toEqual([true, false]);
  vi.advanceTimersByTime((Number(limiter.headers['retry-after']) - 2) * 1000);
  expect(limiter.allows('a')).toBe(false);
  vi.advanceTimersByTime(Number(limiter.headers['retry-after']) * 1000);
  expect(limiter.allows('a')).toBe(true);
  vi.useRealTimers();
});

test('waiting as long as `Retry-After` says is long enough', () => {
  vi.useFakeTimers();
  const limiter = new RateLimiter({ limit: 1, seconds: 60 });
  expect([limiter.allows('a'), limiter.allows('a')]).toEqual([true, false]);
  vi.advanceTimersByTime(Number(limiter.headers['retry-after']) * 1000);
  expect(limiter.allows('a')).toBe(true);
  vi.useRealTimers();
});

test('a clock that was a day ahead for a moment locks nobody out', () => {
  vi.useFakeTimers();
  const now = Date.now();
  vi.setSystemTime(now + 86_400_000);
  const limiter = new RateLimiter({ limit: 1, seconds: 60 });
  limiter.allows('a');
  vi.setSystemTime(now);
  expect(limiter.allows('a')).toBe(false);
  expect(Number(limiter.headers['retry-after'])).toBeLessThan(65);
  vi.advanceTimersByTime(61_000);
  expect(limiter.allows('a')).toBe(true);
  vi.useRealTimers();
});

test.each([
  ['203.0.113.9', '', '203.0.113.9'],
  ['::ffff:203.0.113.9', '', '203.0.113.9'],
  ['2001:db8:0:1:2:3:4:5', '', '2001:db8:0:1'],
  ['2001:db8::1:0:0:1', '', '2001:db8:0:0'],
  ['127.0.0.1', 'made up, 2001:DB8:0:0001::7', '2001:db8:0:1'],
  ['127.0.0.1', '::ffff:203.0.113.9', '203.0.113.9'],
  ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
])(
  'counts requests of %s that were forwarded for %j as requests of %s',
  (remoteAddress, forwarded, network) => {
    const request = { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } };
    expect(getClientNetwork(request as unknown as IncomingMessage)).toBe(network);
  },
);
