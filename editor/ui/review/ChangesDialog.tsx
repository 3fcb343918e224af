import { useCallback, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { changeSet } from '../../preview/changeSet.ts';
import type { EntryChange, IgnoredFile } from '../../protocol.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { humanizeFile } from '../parts/humanizeKey.ts';
import { pluralize } from '../parts/pluralize.ts';
import { publishChanges, restorePublished, teamStore } from '../publish/teamStore.ts';
import { api } from '../state/api.ts';
import { editorStore, runInBackground, showMessage } from '../state/editorStore.ts';
import { refreshPublication } from '../state/refreshPublication.ts';
import { waitForAnswers } from '../state/requestQueue.ts';
import { BeforeAfter } from './BeforeAfter.tsx';

/**
 * A dialog with the changes since the last commit, each before and after, and the form that commits them,
 * or publishes a change set.
 */
export function ChangesDialog({ onClose }: { onClose(): void }) {
  const { state, setup, publication } = useSnapshot(editorStore);
  const { team } = useSnapshot(teamStore);
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
  const hasUnsaved = (state?.unsaved.length ?? 0) > 0;
  const errors = state?.diagnostics.filter(({ severity }) => severity === 'error').length ?? 0;
  const isDirect = team?.publishes === 'site';
  const commit = async () => {
    try {
      if (changeSet) await publishChanges(message);
      else await api.commit(message);
      refreshPublication();
      onClose();
      showMessage(!changeSet ? 'Committed.' : isDirect ? 'Published.' : 'Sent for publication.');
    } catch (error) {
      showMessage((error as Error).message);
    }
  };
  const { remote, ahead = 0 } = publication ?? {};
  const pushCommits = async () => {
    try {
      await api.push();
      showMessage(`Pushed to ${remote}.`);
    } catch (error) {
      showMessage((error as Error).message);
    }
    refreshPublication();
  };
  const discard = async (change: EntryChange) => {
    await restorePublished(change);
    await list();
  };
  const isReader = changeSet !== undefined && team?.may !== 'publish';
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
          <button type="button" onClick={pushCommits}>{`Push to ${remote}`}</button>
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
        <div className="form">
          <label>
            Message
            <input value={message} onChange={(event) => setMessage(event.target.value)} />
          </label>
          {hasUnsaved && !changeSet && (
            <p className="note">Save first. A commit contains only saved changes.</p>
          )}
          {errors > 0 && (
            <p className="warning">{`The site has ${errors === 1 ? 'an error' : `${errors} errors`}: ${isDirect ? 'correct them first.' : changeSet ? 'its checks will fail.' : 'it cannot be built until they are corrected.'}`}</p>
          )}
          {changeSet && <p className="note">{team && outcomes[team.publishes]}</p>}
          {isReader && <p className="note">Somebody who may publish must send these changes.</p>}
          <button
            type="button"
            className="primary"
            disabled={(hasUnsaved && !changeSet) || isReader || message.trim() === ''}
            onClick={commit}
          >
            {changeSet ? 'Publish' : 'Commit'}
          </button>
        </div>
      )}
    </Dialog>
  );
}

/** The effect of a publication. */
const outcomes = {
  site: 'This goes to the published branch at once, without a review.',
  request: 'This opens a pull request, or updates it. The site changes once that is accepted.',
  branch: 'This pushes a branch. The site changes once a developer merges that.',
};
