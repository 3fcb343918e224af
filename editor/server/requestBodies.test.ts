import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readBytes } from './requestBodies.ts';

test.each([
  [10_000, '10 kB'],
  [5_000_000, '5 MB'],
  [20 * 1024 * 1024, '20 MB'],
])('a body of more than %i bytes is refused, and the message says %s', async (limit, size) => {
  const send = (bytes: number) =>
    readBytes(Readable.from([Buffer.alloc(bytes)]) as IncomingMessage, limit);
  expect((await send(limit)).length).toBe(limit);
  await expect(send(limit + 1)).rejects.toThrow(`send at most ${size}`);
});
