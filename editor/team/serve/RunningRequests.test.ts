import { EventEmitter, once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { expect, test, vi } from 'vitest';
import { RunningRequests } from './RunningRequests.ts';

test('ends requests that still arrive, and waits for all others up to a limit', async () => {
  const requests = new RunningRequests();
  const arriving = { complete: false, destroy: vi.fn() };
  const complete = { complete: true, destroy: vi.fn() };
  const [answers, failures] = [new EventEmitter(), new EventEmitter()];
  const run = (request: object, name: string) =>
    requests.run(request as IncomingMessage, () =>
      once(name === 'never' ? failures : answers, name),
    );
  const failed = run(arriving, 'never').catch((error: Error) => error.message);
  const answered = run(complete, 'answer');
  await requests.end(1);
  expect(arriving.destroy).toHaveBeenCalledOnce();
  expect(complete.destroy).not.toHaveBeenCalled();
  let hasEnded = false;
  const ended = requests.end().then(() => {
    hasEnded = true;
  });
  failures.emit('error', new Error('gone'));
  expect(await failed).toBe('gone');
  expect(hasEnded).toBe(false);
  answers.emit('answer', 'done');
  expect(await answered).toEqual(['done']);
  await ended;
  await requests.end(60_000);
});
