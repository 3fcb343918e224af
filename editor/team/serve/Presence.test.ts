import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { Presence } from './Presence.ts';

/** A stream of events that notes whether it was ended. */
class Stream extends EventEmitter {
  isEnded = false;
  writeHead() {}
  write() {}
  end() {
    this.isEnded = true;
  }
}

test('a tab is replaced by a stream of the same person alone', () => {
  const presence = new Presence();
  const first = new Stream();
  const add = (name: string, stream: Stream) =>
    presence.add('tab', {
      ...{ name, email: `${name}@example.com`, isAllowed: () => true },
      response: stream as unknown as ServerResponse,
    });
  expect(add('olga', first)).toBe(true);
  expect(add('bea', new Stream())).toBe(false);
  expect(first.isEnded).toBe(false);
  expect(add('olga', new Stream())).toBe(true);
  expect(first.isEnded).toBe(true);
  presence.close();
});
