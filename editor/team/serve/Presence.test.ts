import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { Presence } from './Presence.ts';

/** A stream of events that notes whether it was ended. */
class Stream extends EventEmitter {
  isEnded = false;
  readonly sent: string[] = [];
  writeHead() {}
  write(text: string) {
    this.sent.push(text);
  }
  end() {
    this.isEnded = true;
  }
}

test('a tab is replaced by a stream of the same person alone', () => {
  const presence = new Presence();
  const first = new Stream();
  const add = (name: string, stream: Stream) =>
    presence.add('tab', {
      getName: () => name,
      email: `${name}@example.com`,
      isAllowed: () => true,
      age: 0,
      response: stream as unknown as ServerResponse,
    });
  expect(add('olga', first)).toBe(true);
  expect(add('bea', new Stream())).toBe(false);
  expect(first.isEnded).toBe(false);
  expect(add('olga', new Stream())).toBe(true);
  expect(first.isEnded).toBe(true);
  presence.close();
});

test('a new name of a person in team.yaml is announced without a new stream', () => {
  vi.useFakeTimers();
  const presence = new Presence();
  const stream = new Stream();
  let name = 'Bea';
  presence.add('tab', {
    getName: () => name,
    email: 'bea@example.com',
    isAllowed: () => true,
    age: 0,
    response: stream as unknown as ServerResponse,
  });
  vi.advanceTimersByTime(60_000);
  const listNames = () => stream.sent.flatMap((text) => /"name":"(.*?)"/.exec(text)?.[1] ?? []);
  expect(listNames()).toEqual(['Bea']);
  name = 'Bea Blogger';
  vi.advanceTimersByTime(60_000);
  expect(listNames()).toEqual(['Bea', 'Bea Blogger']);
  presence.close();
  vi.useRealTimers();
});

test('a tab whose page was requested before an event is told of it when it listens', () => {
  vi.useFakeTimers();
  const presence = new Presence();
  const listen = (age: number) => {
    const stream = new Stream();
    presence.add(String(age), {
      getName: () => 'Bea',
      email: 'bea@example.com',
      isAllowed: () => true,
      age,
      response: stream as unknown as ServerResponse,
    });
    return stream.sent.some((text) => text.startsWith('event: blockwright:update\n'));
  };
  expect(listen(60_000)).toBe(false);
  presence.send('blockwright:checked', {});
  vi.advanceTimersByTime(5000);
  expect([listen(3000), listen(6000)]).toEqual([false, true]);
  presence.close();
  vi.useRealTimers();
});
