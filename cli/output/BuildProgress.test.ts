import { afterEach, expect, test, vi } from 'vitest';
import { BuildProgress } from './BuildProgress.ts';

const { isTTY } = process.stderr;
afterEach(() => {
  process.stderr.isTTY = isTTY;
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** Returns what a build writes that adds 50 of 200 things in a second, twice in each phase. */
function write({ quiet, isTerminal }: { quiet: boolean; isTerminal: boolean }): string[] {
  vi.useFakeTimers();
  vi.stubEnv('TERM', 'xterm');
  process.stderr.isTTY = isTerminal;
  const written: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const progress = new BuildProgress({ quiet });
  for (const phase of ['check', 'render', 'encode'] as const) {
    progress.add(phase, 0, 200);
    vi.advanceTimersByTime(1000);
    progress.add(phase, 50, 200);
    // Too soon to be shown.
    progress.add(phase, 10, 200);
    vi.advanceTimersByTime(1000);
    progress.add(phase, 40);
  }
  progress.end();
  return written.map((text) => text.replace('\r', '').replace('\u001b[K', ''));
}

test('a terminal shows what is done, how fast, and how long the rest takes', () => {
  const lines = write({ quiet: false, isTerminal: true });
  expect(lines.filter((line) => !line.startsWith('0 '))).toEqual([
    '50 of 200 pages checked, 50 per second, 3 s left',
    '100 pages checked, 50 per second',
    '50 of 200 pages rendered, 50 per second, 3 s left',
    '100 pages rendered, 50 per second',
    '50 of 200 image copies encoded, 50 per second, 3 s left',
    '100 image copies encoded, 50 per second',
    '',
  ]);
});

test('elsewhere, one line says that images are encoded; a quiet build writes none', () => {
  expect(write({ quiet: false, isTerminal: false })).toEqual(['Encoding 200 copies of images …\n']);
  for (const isTerminal of [true, false]) expect(write({ quiet: true, isTerminal })).toEqual([]);
});
