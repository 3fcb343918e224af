import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdLock } from './holdLock.ts';

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'blockwright-lock-'));
  folder = join(parent, 'data');
  cpSync('tests/fixtures/sites/features/data', folder, { recursive: true });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(parent, { recursive: true, force: true });
});

const readLock = (of = folder) => JSON.parse(readFileSync(join(of, 'lock'), 'utf8'));

/** Leaves the lock of another process, made from the lock of this one. */
async function leaveLock(change: object): Promise<void> {
  const { release } = await holdLock(folder);
  const lock = readLock();
  release();
  writeFileSync(join(folder, 'lock'), JSON.stringify({ ...lock, ...change }));
}

test('a second process learns the id and the address of the first', async () => {
  const lock = await holdLock(folder);
  lock.setUrl('http://localhost:5174');
  await expect(holdLock(folder)).rejects.toThrow(
    `Process ${process.pid} at http://localhost:5174 is using ${folder}. Stop it first.`,
  );
  lock.release();
  expect(existsSync(join(folder, 'lock'))).toBe(false);
});

/** A lock of a dead process on a system that tells no start times. */
const endedElsewhere = { pid: 999_999_999, started: '' };

test('takes over the lock of a dead process, and damaged ones', async () => {
  const dead = [{ pid: 999_999_999 }, { started: '1' }, endedElsewhere];
  for (const stale of ['nonsense', '', '{}', 'null', ...dead]) {
    if (typeof stale === 'string') writeFileSync(join(folder, 'lock'), stale);
    else await leaveLock(stale);
    const { release } = await holdLock(folder);
    expect(readLock()).toMatchObject({ pid: process.pid });
    release();
  }
});

test('a copy of a locked folder is not locked, and a folder that was moved still is', async () => {
  const { release } = await holdLock(folder);
  const copy = join(parent, 'copy');
  cpSync(folder, copy, { recursive: true });
  const other = await holdLock(copy);
  expect(readLock(copy).path).toMatch(/copy$/);
  other.release();
  const moved = join(parent, 'moved');
  renameSync(folder, moved);
  await expect(holdLock(moved)).rejects.toThrow(`Process ${process.pid}`);
  // Whoever uses the folder by its path now uses what was put there.
  cpSync(moved, folder, { recursive: true });
  await expect(holdLock(folder)).rejects.toThrow(`Process ${process.pid}`);
  release();
});

test('the lock of a container is held for as long as its time changes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await leaveLock({ system: 'another container' });
  const refused = expect(holdLock(folder)).rejects.toThrow(`Process ${process.pid}`);
  utimesSync(join(folder, 'lock'), new Date(), new Date(1));
  await vi.runAllTimersAsync();
  await refused;
  const taken = holdLock(folder);
  await vi.runAllTimersAsync();
  (await taken).release();
});

test('a held lock changes its time, so that other systems see it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const { release } = await holdLock(folder);
  const path = join(folder, 'lock');
  utimesSync(path, new Date(), new Date(1));
  vi.advanceTimersByTime(2000);
  await expect.poll(() => statSync(path).mtimeMs).toBeGreaterThan(Date.now() - 60_000);
  release();
});

test('of many attempts at once, one succeeds, and nothing is left behind', async () => {
  writeFileSync(join(folder, 'lock.4000000'), '');
  writeFileSync(join(folder, 'lock.stale.4000000'), '');
  const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => holdLock(folder)));
  const [won, ...others] = attempts.filter(({ status }) => status === 'fulfilled');
  expect(others).toEqual([]);
  expect(readdirSync(folder).filter((name) => name.startsWith('lock'))).toEqual(['lock']);
  if (won?.status === 'fulfilled') won.value.release();
});
