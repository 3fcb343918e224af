import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { HistoryStep } from '../../protocol/HistoryStep.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { api } from '../state/api.ts';
import { editorStore, runInBackground } from '../state/editorStore.ts';
import { moveInHistory } from '../state/openEditor.ts';
import { waitForAnswers } from '../state/requestQueue.ts';
import { planMove } from './planMove.ts';

/** The steps of the history, the newest first: what each of them did, and when. A click leads to the site after it. */
export function HistoryDialog({ onClose }: { onClose(): void }) {
  const { version } = useSnapshot(editorStore);
  const [steps, setSteps] = useState<readonly HistoryStep[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version of the site may have other steps
  useEffect(() => {
    const load = async () => {
      // The last letters may be on their way to the server.
      await waitForAnswers();
      setSteps(await api.history());
    };
    runInBackground(load());
  }, [version]);
  if (!steps) return null;
  const now = steps.findLastIndex(({ isUndone }) => !isUndone);
  const goTo = (index: number) => {
    const move = planMove(steps, index);
    if (move) runInBackground(moveInHistory(move.history, move.steps));
  };
  return (
    <Dialog title="History" onClose={onClose} standIn=".bar button">
      <p className="hint">
        {steps.length === 0
          ? 'No steps yet. Each change becomes a step here, and stays after the editor was closed.'
          : 'Choose a step to have the site as it was after it. What came later can be chosen again until you change something else.'}
      </p>
      <ol className="history">
        {steps
          .map((step, index) => ({ step, index }))
          .toReversed()
          .map(({ step: { label, time, isUndone, isOwn }, index }) => (
            <li key={index} data-undone={isUndone}>
              {isOwn ? (
                <button
                  type="button"
                  className="row"
                  aria-current={index === now ? 'step' : undefined}
                  onClick={() => goTo(index)}
                >
                  <StepText label={label} time={time} />
                </button>
              ) : (
                <p className="row" aria-current={index === now ? 'step' : undefined}>
                  <StepText label={label} time={time} />
                  <em>made elsewhere, stays</em>
                </p>
              )}
            </li>
          ))}
        {steps.some(({ isOwn }) => isOwn) && (
          <li data-undone={now < 0}>
            <button
              type="button"
              className="row"
              aria-current={now < 0 ? 'step' : undefined}
              onClick={() => goTo(-1)}
            >
              Before all of these
            </button>
          </li>
        )}
      </ol>
    </Dialog>
  );
}

function StepText({ label, time }: { label: string; time: number }) {
  const date = new Date(time);
  const isToday = date.toDateString() === new Date().toDateString();
  const text = date.toLocaleString(undefined, {
    hour: '2-digit',
    minute: '2-digit',
    ...(!isToday && ({ day: 'numeric', month: 'short' } as const)),
  });
  return (
    <>
      <span className="grow">{label}</span>
      <time dateTime={date.toISOString()}>{text}</time>
    </>
  );
}
