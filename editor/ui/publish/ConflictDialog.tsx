import { useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Side, ValueConflict } from '../../merge/settleValues.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { editorStore, runInBackground } from '../state/editorStore.ts';
import { ConflictValue } from './ConflictValue.tsx';
import { labelConflict } from './labelConflict.ts';
import './publish.css';

interface ConflictProps {
  title: string;
  values: readonly ValueConflict[];
  onDecide(choices: Record<string, Side>): Promise<unknown>;
  /** Absent when the author must decide before going on. */
  onClose?(): void;
}

const sides = { mine: 'Yours', theirs: 'Theirs' } as const;

/** A dialog that shows both sides of each value; the author chooses one. */
export function ConflictDialog({ title, values, onDecide, onClose }: ConflictProps) {
  const { state } = useSnapshot(editorStore);
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const name = useId();
  const chooseAll = (side: Side) =>
    setChoices(Object.fromEntries(values.map(({ id }) => [id, side])));
  const left = values.filter(({ id }) => !choices[id]).length;
  return (
    <Dialog title={title} wide {...(onClose && { onClose })}>
      <p>
        You and somebody else changed the same. Choose what to keep; everything else is merged
        already.
      </p>
      <ul className="conflicts">
        {values.map((conflict) => (
          <li key={conflict.id}>
            <fieldset>
              <legend>{labelConflict(conflict, state?.pages)}</legend>
              {(['mine', 'theirs'] as const).map((side) => (
                <label key={side} data-chosen={choices[conflict.id] === side}>
                  <span>
                    <input
                      type="radio"
                      name={`${name} ${conflict.id}`}
                      checked={choices[conflict.id] === side}
                      onChange={() => setChoices({ ...choices, [conflict.id]: side })}
                    />{' '}
                    {sides[side]}
                  </span>
                  <ConflictValue conflict={conflict} side={side} />
                </label>
              ))}
            </fieldset>
          </li>
        ))}
      </ul>
      <div className="tools">
        <span className="note">{left > 0 && `${left} left to choose`}</span>
        <button type="button" onClick={() => chooseAll('mine')}>
          All yours
        </button>
        <button type="button" onClick={() => chooseAll('theirs')}>
          All theirs
        </button>
        <button
          type="button"
          className="primary"
          disabled={left > 0}
          onClick={() => runInBackground(onDecide(choices))}
        >
          Use these
        </button>
      </div>
    </Dialog>
  );
}
