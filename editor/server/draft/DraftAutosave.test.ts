import { expect, test, vi } from 'vitest';
import { DraftAutosave } from './DraftAutosave.ts';

test('stores nothing once it is stopped, whatever was scheduled before or is after', async () => {
  vi.useFakeTimers();
  const store = vi.fn(async () => undefined);
  const autosave = new DraftAutosave(store, () => undefined);
  autosave.schedule();
  await autosave.stop();
  autosave.schedule();
  await vi.runAllTimersAsync();
  expect(store).not.toHaveBeenCalled();
  vi.useRealTimers();
});
