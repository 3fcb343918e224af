import { expect, test } from 'vitest';
import type { HistoryStep } from '../../protocol/HistoryStep.ts';
import { planMove } from './planMove.ts';

const step = (label: string, options: Partial<HistoryStep> = {}): HistoryStep => ({
  label,
  time: 0,
  isUndone: false,
  isOwn: true,
  ...options,
});

const steps = [
  step('a'),
  step('pulled', { isOwn: false }),
  step('b'),
  step('c'),
  step('d', { isUndone: true }),
  step('e', { isUndone: true }),
];

test('undoes what came after a step, besides what others saved', () => {
  expect(planMove(steps, 3)).toBeUndefined();
  expect(planMove(steps, 2)).toEqual({ history: 'undo', steps: { count: 1, last: 'c' } });
  expect(planMove(steps, 0)).toEqual({ history: 'undo', steps: { count: 2, last: 'b' } });
  expect(planMove(steps, -1)).toEqual({ history: 'undo', steps: { count: 3, last: 'a' } });
});

test('redoes what leads to a step that was undone', () => {
  expect(planMove(steps, 4)).toEqual({ history: 'redo', steps: { count: 1, last: 'd' } });
  expect(planMove(steps, 5)).toEqual({ history: 'redo', steps: { count: 2, last: 'e' } });
});
