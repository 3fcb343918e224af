import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ValueConflict } from '../../merge/settleValues.ts';
import { editorStore, runInBackground } from '../state/editorStore.ts';
import { refresh } from '../state/openEditor.ts';
import { sendRequest } from '../state/requestQueue.ts';
import { waitForPause } from '../state/waitForPause.ts';
import { ConflictDialog } from './ConflictDialog.tsx';

/** A dialog for a file that changed both here and elsewhere: the author chooses between the values. */
export function Conflicts() {
  const [conflict] = useSnapshot(editorStore).state?.conflicts ?? [];
  const [isShown, setShown] = useState(false);
  const hasConflict = conflict !== undefined;
  useEffect(() => {
    let isCurrent = true;
    setShown(false);
    // A dialog that opens would swallow the next letters.
    if (hasConflict) runInBackground(waitForPause().then(() => isCurrent && setShown(true)));
    return () => {
      isCurrent = false;
    };
  }, [hasConflict]);
  if (!conflict || !isShown) return null;
  const { file, values } = conflict;
  return (
    <ConflictDialog
      key={file}
      title="Also changed elsewhere"
      values={values as readonly ValueConflict[]}
      onDecide={async (choices) => {
        // What is open may be removed by the choice.
        if (await sendRequest({ resolve: { file, choices } })) await refresh();
      }}
    />
  );
}
