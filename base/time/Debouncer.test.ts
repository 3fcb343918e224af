import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Debouncer } from './Debouncer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the second run begins after the first has ended', async () => {
  const events: string[] = [];
  const ends: (() => void)[] = [];
  const debouncer = new Debouncer(async () => {
    events.push('begin');
    await new Promise<void>((resolve) => ends.push(resolve));
    events.push('end');
  });
  debouncer.schedule(0);
  await vi.advanceTimersByTimeAsync(0);
  debouncer.schedule(0);
  await vi.advanceTimersByTimeAsync(0);
  expect(events).toEqual(['begin']);
  ends.shift()?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(events).toEqual(['begin', 'end', 'begin']);
});

test('a series of calls is one run after their end', async () => {
  const task = vi.fn(async () => undefined);
  const debouncer = new Debouncer(task);
  for (let call = 0; call < 10; call++) {
    debouncer.schedule();
    await vi.advanceTimersByTimeAsync(600);
  }
  expect(task).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(task).toHaveBeenCalledTimes(1);
});

test('the longer a run takes, the longer is the pause before the next', async () => {
  const times: number[] = [];
  const debouncer = new Debouncer(async () => {
    times.push(performance.now());
    await new Promise((resolve) => setTimeout(resolve, 1000));
  });
  debouncer.schedule();
  await vi.advanceTimersByTimeAsync(2000);
  const scheduled = performance.now();
  debouncer.schedule();
  await vi.advanceTimersByTimeAsync(5000);
  expect((times[1] ?? 0) - scheduled).toBe(2000);
});

test('what is cancelled does not run, and a run under way is waited for', async () => {
  const task = vi.fn(async () => undefined);
  const debouncer = new Debouncer(task);
  debouncer.schedule();
  await debouncer.cancel();
  await vi.runAllTimersAsync();
  expect(task).not.toHaveBeenCalled();
});
