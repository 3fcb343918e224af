import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  longestRun,
  longestText,
  PlaygroundRunner,
} from '../source/sections/playground/PlaygroundRunner.ts';

/** A worker that answers when a test says so. */
class FakeWorker {
  static all: FakeWorker[] = [];
  readonly texts: string[] = [];
  id = 0;
  isEnded = false;
  onmessage: (event: { data: object }) => void = () => {};

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage({ id, text }: { id: number; text: string }): void {
    this.id = id;
    this.texts.push(text);
  }

  answer(kind: string, id = this.id): void {
    this.onmessage({ data: { kind, id } });
  }

  terminate(): void {
    this.isEnded = true;
  }
}

let events: string[];
let runner: PlaygroundRunner;
const worker = () => FakeWorker.all.at(-1) as FakeWorker;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  FakeWorker.all = [];
  events = [];
  runner = new PlaygroundRunner('/worker.js', ({ kind }) => events.push(kind));
});
afterEach(() => {
  runner.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a text is checked after a pause, and once a second while somebody types', () => {
  runner.schedule('a');
  vi.advanceTimersByTime(100);
  runner.schedule('ab');
  vi.advanceTimersByTime(200);
  expect(worker().texts).toEqual(['ab']);
  for (let letter = 0; letter < 50; letter++) {
    runner.schedule(`typed ${letter}`);
    vi.advanceTimersByTime(100);
  }
  expect(worker().texts.length).toBeGreaterThanOrEqual(4);
  expect(worker().texts.length).toBeLessThanOrEqual(6);
});

test('answers to an older text are left out', () => {
  runner.run('a');
  const { id } = worker();
  runner.run('b');
  worker().answer('checked', id);
  worker().answer('checked');
  worker().answer('rendered');
  expect(events).toEqual(['checked', 'rendered']);
});

test('a run that does not end is ended, also while somebody types; loading has no limit', () => {
  runner.run('a');
  vi.advanceTimersByTime(longestRun * 3);
  worker().answer('working');
  for (let second = 0; second < longestRun / 1000 - 1; second++) {
    vi.advanceTimersByTime(1000);
    runner.run('b');
  }
  expect(events).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(events).toEqual(['ended']);
  expect(worker().isEnded).toBe(true);
  runner.run('c');
  expect(FakeWorker.all).toHaveLength(2);
  worker().answer('working');
  worker().answer('waiting');
  vi.advanceTimersByTime(longestRun * 3);
  worker().answer('rendered');
  vi.advanceTimersByTime(longestRun * 3);
  expect(events).toEqual(['ended', 'rendered']);
});

test('a text that is too long is not checked', () => {
  runner.run('a');
  const before = worker();
  runner.schedule('x'.repeat(longestText + 1));
  vi.advanceTimersByTime(longestRun);
  expect(before.texts).toEqual(['a']);
  expect(before.isEnded).toBe(true);
  expect(events).toEqual(['tooLong']);
});
