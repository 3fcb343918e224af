import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Dialog } from '../parts/Dialog.tsx';
import { api, type EntryChange } from '../state/api.ts';
import { editorStore, showMessage } from '../state/editorStore.ts';
import { BeforeAfter } from './BeforeAfter.tsx';

/** A dialog with the changes since the last commit, each before and after, and the commit form. */
export function Changes({ onClose }: { onClose(): void }) {
  const { state } = useSnapshot(editorStore);
  const [changes, setChanges] = useState<EntryChange[]>();
  const [message, setMessage] = useState('');
  const [selected, setSelected] = useState<EntryChange>();
  useEffect(() => {
    api
      .changes()
      .then(({ pages, message }) => {
        setChanges(pages);
        setMessage(message);
        setSelected(pages.find(({ key }) => key !== ''));
      })
      .catch((error: Error) => showMessage(error.message));
  }, []);
  const hasUnsaved = (state?.unsaved.length ?? 0) > 0;
  const commit = async () => {
    try {
      await api.commit(message);
      showMessage('Committed.');
      onClose();
    } catch (error) {
      showMessage((error as Error).message);
      onClose();
    }
  };
  return (
    <Dialog title="Changes since the last commit" wide onClose={onClose}>
      {changes?.length === 0 && <p>No changes.</p>}
      <ul className="changed">
        {changes?.map((change) => (
          <li key={`${change.file} ${change.key}`}>
            <button
              type="button"
              className="row"
              aria-pressed={change === selected}
              onClick={() => setSelected(change)}
            >
              {change.key || change.file} <em>{change.kind}</em>
            </button>
          </li>
        ))}
      </ul>
      {selected?.key && <BeforeAfter key={`${selected.file} ${selected.key}`} change={selected} />}
      {changes && changes.length > 0 && (
        <div className="form">
          <label>
            Message
            <input value={message} onChange={(event) => setMessage(event.target.value)} />
          </label>
          {hasUnsaved && <p className="note">Save first. A commit contains only saved changes.</p>}
          <button
            type="button"
            className="primary"
            disabled={hasUnsaved || message.trim() === ''}
            onClick={commit}
          >
            Commit
          </button>
        </div>
      )}
    </Dialog>
  );
}
