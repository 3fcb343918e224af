import type { ChangeRequest } from '../../protocol/ChangeRequest.ts';
import type { HistoryStep } from '../../protocol/HistoryStep.ts';

/** What to undo or redo. */
interface HistoryMove {
  history: 'undo' | 'redo';
  steps: NonNullable<ChangeRequest['steps']>;
}

/**
 * Returns what leads to the site after a step; undefined if it is that already. What others saved stays.
 *
 * @param steps oldest first, those that were undone last
 * @param index -1 for the site before all steps
 */
export function planMove(steps: readonly HistoryStep[], index: number): HistoryMove | undefined {
  const isUndone = steps[index]?.isUndone ?? false;
  const moved = steps.filter(
    (step, at) =>
      step.isOwn && (isUndone ? step.isUndone && at <= index : !step.isUndone && at > index),
  );
  const last = isUndone ? moved.at(-1) : moved[0];
  if (!last) return undefined;
  return {
    history: isUndone ? 'redo' : 'undo',
    steps: { count: moved.length, last: last.label },
  };
}
