import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Events from './onServerEvent.ts';

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

  close() {
    this.readyState = FakeStream.CLOSED;
  }
}

let page: EventTarget;
let onServerEvent: typeof Events.onServerEvent;

beforeEach(async () => {
  page = new EventTarget();
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeStream);
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.resetModules();
  ({ onServerEvent } = await import('./onServerEvent.ts'));
});
afterEach(() => {
  FakeStream.all.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('listens again when a proxy answered while the server was away', async () => {
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

test('does not listen again once its change set was removed', async () => {
  onServerEvent('blockwright:update', () => undefined);
  const [stream] = FakeStream.all;
  page.dispatchEvent(new Event('blockwright:removed'));
  expect(stream?.readyState).toBe(FakeStream.CLOSED);
  stream?.fail(FakeStream.CLOSED);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(FakeStream.all).toHaveLength(1);
});
