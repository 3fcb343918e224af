import { useCallback, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { changeSet } from '../../preview/changeSet.ts';
import type { EntryChange } from '../../protocol/EntryChange.ts';
import type { IgnoredFile } from '../../protocol/IgnoredFile.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { humanizeFile } from '../parts/humanizeKey.ts';
import { pluralize } from '../parts/pluralize.ts';
import { restorePublished } from '../publish/teamStore.ts';
import { api } from '../state/api.ts';
import { editorStore, runInBackground } from '../state/editorStore.ts';
import { refreshPublication } from '../state/refreshPublication.ts';
import { waitForAnswers } from '../state/requestQueue.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { CommitForm } from './CommitForm.tsx';
import { pushCommits } from './pushCommits.ts';

/**
 * A dialog with the changes since the last commit, each before and after, and the form that publishes them.
 */
export function ChangesDialog({ onClose }: { onClose(): void }) {
  const { state, setup, publication } = useSnapshot(editorStore);
  const [changes, setChanges] = useState<EntryChange[]>();
  const [ignored, setIgnored] = useState<readonly IgnoredFile[]>([]);
  const [message, setMessage] = useState('');
  const [selected, setSelected] = useState<EntryChange>();
  const list = useCallback(async () => {
    // The last text may be on its way to the server.
    await waitForAnswers();
    const { pages, message, ignored } = await api.changes();
    setChanges(pages);
    setIgnored(ignored);
    setMessage(message);
    setSelected(pages.find(({ key }) => key !== ''));
  }, []);
  useEffect(() => runInBackground(list()), [list]);
  const getTitle = ({ file, key }: EntryChange) =>
    state?.pages.find((page) => page.file === file && page.key === key)?.name ??
    (key || humanizeFile(file));
  const { remote, ahead = 0 } = publication ?? {};
  const discard = async (change: EntryChange) => {
    await restorePublished(change);
    await list();
  };
  return (
    <Dialog
      title={changeSet ? 'Publish these changes' : 'Changes since the last commit'}
      wide
      onClose={onClose}
    >
      {changes?.length === 0 && <p>No changes.</p>}
      {remote && ahead > 0 && (
        <div className="tools">
          <p>{`${pluralize(ahead, 'commit')} ${ahead === 1 ? 'is' : 'are'} not at ${remote} yet.`}</p>
          <button
            type="button"
            onClick={() => runInBackground(pushCommits())}
          >{`Push to ${remote}`}</button>
        </div>
      )}
      <ul className="changed">
        {changes?.map((change) => (
          <li key={`${change.file} ${change.key}`}>
            <button
              type="button"
              className="row"
              aria-pressed={change === selected}
              onClick={() => setSelected(change)}
            >
              {getTitle(change)} <em>{change.kind}</em>
            </button>
            {changeSet && (
              <button
                type="button"
                className="quiet"
                aria-label={`Discard ${getTitle(change)}`}
                onClick={() => runInBackground(discard(change))}
              >
                Discard
              </button>
            )}
          </li>
        ))}
      </ul>
      {ignored.length > 0 && (
        <div className="note">
          <p>A commit leaves these files out. Change the rule to commit them.</p>
          <ul>
            {ignored.map(({ file, rule }) => (
              <li key={file}>
                {file} <code>{rule}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
      {selected?.key && setup?.features.includes('review') && (
        <BeforeAfter key={`${selected.file} ${selected.key}`} change={selected} />
      )}
      {changes && changes.length > 0 && (
        <CommitForm
          message={message}
          onMessageChange={setMessage}
          onCommit={() => {
            refreshPublication();
            runInBackground(list());
          }}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
