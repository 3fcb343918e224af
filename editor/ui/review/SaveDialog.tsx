import { useSnapshot } from 'valtio';
import { Dialog } from '../parts/Dialog.tsx';
import { editorStore } from '../state/editorStore.ts';
import { save } from '../state/requestQueue.ts';

/** Asks whether to save a site with errors, and lists them. */
export function SaveDialog({ onClose }: { onClose(): void }) {
  const { state } = useSnapshot(editorStore);
  const errors = state?.diagnostics.filter(({ severity }) => severity === 'error') ?? [];
  const count = errors.length === 1 ? 'an error' : `${errors.length} errors`;
  return (
    <Dialog title="Save with errors?" onClose={onClose}>
      <p>{`The site has ${count} and cannot be published yet. Your draft is kept either way.`}</p>
      <ul className="mistakes">
        {errors.slice(0, 8).map(({ file, line, column, code, message }) => (
          <li key={`${file} ${line} ${column} ${code}`}>
            {message} <small>{`${file}:${line}`}</small>
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
