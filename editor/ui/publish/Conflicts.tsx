import { useSnapshot } from 'valtio';
import type { ValueConflict } from '../../merge/settleValues.ts';
import { editorStore } from '../state/editorStore.ts';
import { sendRequest } from '../state/requestQueue.ts';
import { Conflict } from './Conflict.tsx';

/** A dialog for a file that changed both here and elsewhere: the author chooses between the values. */
export function Conflicts() {
  const [conflict] = useSnapshot(editorStore).state?.conflicts ?? [];
  if (!conflict) return null;
  const { file, values } = conflict;
  return (
    <Conflict
      key={file}
      title="Also changed elsewhere"
      values={values as readonly ValueConflict[]}
      onDecide={(choices) => sendRequest({ resolve: { file, choices } })}
    />
  );
}
