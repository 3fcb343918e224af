import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ArrivingRequests } from './ArrivingRequests.ts';

let requests: ArrivingRequests;
beforeEach(() => {
  vi.useFakeTimers();
  requests = new ArrivingRequests();
});
afterEach(() => {
  requests.close();
  vi.useRealTimers();
});

/** Sends so many bytes per second; returns after how many seconds the connection was ended. */
function send({ rate, isOfMember, size }: { rate: number; isOfMember: boolean; size: number }) {
  const socket = { bytesRead: 0, destroy: vi.fn() };
  const request = Object.assign(new EventEmitter(), { socket, complete: false });
  requests.add(request as unknown as IncomingMessage);
  if (isOfMember) requests.trust(request as unknown as IncomingMessage);
  for (let second = 1; second < 5000; second++) {
    socket.bytesRead = Math.min(size, socket.bytesRead + rate);
    request.complete = socket.bytesRead === size;
    vi.advanceTimersByTime(1000);
    if (socket.destroy.mock.calls.length > 0) return second;
    if (request.complete) return 'complete';
  }
  return 'never';
}

test('a member may send a large file over a slow line', () => {
  expect(send({ rate: 8000, isOfMember: true, size: 20_000_000 })).toBe('complete');
});

test('a request of a member ends when nothing moves for half a minute', () => {
  expect(send({ rate: 0, isOfMember: true, size: 1000 })).toBeLessThan(41);
});

test('nobody holds a connection for ever', () => {
  expect(send({ rate: 1, isOfMember: true, size: 20_000_000 })).toBeLessThan(3610);
  expect(send({ rate: 8000, isOfMember: false, size: 20_000_000 })).toBeLessThan(70);
});
