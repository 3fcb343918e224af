import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from './api.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { Dialog } from './Dialog.tsx';
import { editorStore, showMessage } from './EditorStore.ts';

/** An entry of `pages:` that differs from the last commit; the file alone where none does. */
export interface Changed {
  file: string;
  key: string;
  kind: string;
}

/** What was changed since the last commit, page by page, before and after; and the next commit. */
export function Changes({ onClose }: { onClose(): void }) {
  const { state } = useSnapshot(editorStore);
  const [changes, setChanges] = useState<Changed[]>();
  const [message, setMessage] = useState('');
  const [shown, setShown] = useState<Changed>();
  useEffect(() => {
    api
      .changes()
      .then(({ pages, message }) => {
        setChanges(pages);
        setMessage(message);
        setShown(pages.find(({ key }) => key !== ''));
      })
      .catch((error: Error) => showMessage(error.message));
  }, []);
  const unsaved = (state?.unsaved.length ?? 0) > 0;
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
        {changes?.map((one) => (
          <li key={`${one.file} ${one.key}`}>
            <button
              type="button"
              className="row"
              aria-pressed={one === shown}
              onClick={() => setShown(one)}
            >
              {one.key || one.file} <em>{one.kind}</em>
            </button>
          </li>
        ))}
      </ul>
      {shown?.key && <BeforeAfter key={`${shown.file} ${shown.key}`} changed={shown} />}
      {changes && changes.length > 0 && (
        <div className="form">
          <label>
            Message
            <input value={message} onChange={(event) => setMessage(event.target.value)} />
          </label>
          {unsaved && <p className="note">Save first. A commit contains only saved changes.</p>}
          <button
            type="button"
            className="primary"
            disabled={unsaved || message.trim() === ''}
            onClick={commit}
          >
            Commit
          </button>
        </div>
      )}
    </Dialog>
  );
}
