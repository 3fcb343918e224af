import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DraftAutosave } from './DraftAutosave.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('stores nothing once it is stopped, whatever was scheduled before or is after', async () => {
  const store = vi.fn(async () => undefined);
  const autosave = new DraftAutosave(store, () => undefined);
  autosave.schedule();
  await autosave.stop();
  autosave.schedule();
  await vi.runAllTimersAsync();
  expect(store).not.toHaveBeenCalled();
});

test('stores within two seconds of the first change, however many follow', async () => {
  let changed: number | undefined;
  let longest = 0;
  const store = vi.fn(async () => {
    longest = Math.max(longest, Date.now() - (changed ?? Date.now()));
    changed = undefined;
    await new Promise((resolve) => setTimeout(resolve, 400));
  });
  const autosave = new DraftAutosave(store, () => undefined);
  for (let change = 0; change < 400; change++) {
    changed ??= Date.now();
    autosave.schedule();
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(store.mock.calls.length).toBeGreaterThan(15);
  expect(longest).toBeLessThan(2000);
});

test('tries again until storing succeeds, and says so', async () => {
  const states: (string | undefined)[] = [];
  let isFull = true;
  const store = vi.fn(async () => {
    if (isFull) throw Object.assign(new Error(), { syscall: 'write', errno: -28, code: 'ENOSPC' });
  });
  const autosave: DraftAutosave = new DraftAutosave(store, () => states.push(autosave.failure));
  autosave.schedule();
  await vi.advanceTimersByTimeAsync(5000);
  expect(states).toEqual(['the disk is full', 'the disk is full', 'the disk is full']);
  isFull = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(states.slice(3)).toEqual([undefined]);
  expect(store).toHaveBeenCalledTimes(4);
});

test('closing waits for an attempt under way, stores the rest, and rejects if that fails', async () => {
  let fail = false;
  const stored: number[] = [];
  let value = 0;
  const autosave = new DraftAutosave(
    async () => {
      if (fail) throw new Error('full');
      const current = value;
      await new Promise((resolve) => setTimeout(resolve, 300));
      stored.push(current);
    },
    () => undefined,
  );
  value = 1;
  autosave.schedule();
  await vi.advanceTimersByTimeAsync(600);
  value = 2;
  autosave.schedule();
  const closing = autosave.close();
  await vi.advanceTimersByTimeAsync(1000);
  await closing;
  expect(stored).toEqual([1, 2]);
  fail = true;
  autosave.schedule();
  await expect(autosave.close()).rejects.toThrow('full');
});
