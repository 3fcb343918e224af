import { useSnapshot } from 'valtio';
import type { PlacedDiagnostic } from '../../protocol/PlacedDiagnostic.ts';
import { DiagnosticText } from '../parts/DiagnosticText.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { namePlace } from '../parts/describePlace.ts';
import { editorStore } from '../state/editorStore.ts';
import { save } from '../state/requestQueue.ts';

/** Asks whether to save a site with errors, and lists them. */
export function SaveDialog({ onClose }: { onClose(): void }) {
  const { state, setup } = useSnapshot(editorStore);
  const diagnostics = (state?.diagnostics ?? []) as readonly PlacedDiagnostic[];
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const count = errors.length === 1 ? 'an error' : `${errors.length} errors`;
  return (
    <Dialog title="Save with errors?" onClose={onClose}>
      <p>{`The site has ${count} and cannot be published yet. Your draft is kept either way.`}</p>
      <ul className="mistakes">
        {errors.slice(0, 8).map((error) => (
          <li key={`${error.file} ${error.line} ${error.column} ${error.code}`}>
            {state && setup && <small>{namePlace({ state, setup }, error)}</small>}{' '}
            <DiagnosticText diagnostic={error} />
          </li>
        ))}
        {errors.length > 8 && <li>{`… and ${errors.length - 8} more`}</li>}
      </ul>
      <div className="tools">
        <button
          type="button"
          onClick={async () => {
            if ((await save({ withErrors: true })) === 'saved') onClose();
          }}
        >
          Save with errors
        </button>
        <button type="button" className="primary" onClick={onClose}>
          Keep editing
        </button>
      </div>
    </Dialog>
  );
}
