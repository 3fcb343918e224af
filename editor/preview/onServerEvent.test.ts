import { afterEach, expect, test, vi } from 'vitest';
import { onServerEvent } from './onServerEvent.ts';

/** A stream that a browser closes when it gets an answer that is no stream. */
class FakeStream extends EventTarget {
  static readonly CLOSED = 2;
  static readonly all: FakeStream[] = [];
  readyState = 1;

  constructor() {
    super();
    FakeStream.all.push(this);
  }

  fail(readyState: number) {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('listens again when a proxy answered while the server was away', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeStream);
  const seen: object[] = [];
  onServerEvent('blockwright:update', (detail) => seen.push(detail));
  const [first] = FakeStream.all;
  // The browser itself connects again.
  first?.fail(0);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(FakeStream.all).toHaveLength(1);
  first?.fail(FakeStream.CLOSED);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(FakeStream.all).toHaveLength(2);
  FakeStream.all[1]?.dispatchEvent(new MessageEvent('blockwright:update', { data: '{"by":"a"}' }));
  expect(seen).toEqual([{ by: 'a' }]);
});
