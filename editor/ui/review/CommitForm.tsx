import { useSnapshot } from 'valtio';
import { changeSet } from '../../preview/changeSet.ts';
import { publishChanges, teamStore } from '../publish/teamStore.ts';
import { api } from '../state/api.ts';
import { editorStore, runInBackground, showMessage } from '../state/editorStore.ts';
import { save } from '../state/requestQueue.ts';
import { pushCommits } from './pushCommits.ts';

interface CommitFormProps {
  message: string;
  onMessageChange(message: string): void;
  /** Called once there is a commit, whether or not it was pushed. */
  onCommit(): void;
  onClose(): void;
}

/**
 * The form that saves, commits and pushes changes, or publishes a change set, each with one button. A branch
 * that follows none of a remote repository is committed only.
 */
export function CommitForm({ message, onMessageChange, onCommit, onClose }: CommitFormProps) {
  const { state, publication } = useSnapshot(editorStore);
  const { team } = useSnapshot(teamStore);
  const errors = state?.diagnostics.filter(({ severity }) => severity === 'error').length ?? 0;
  const isDirect = team?.publishes === 'site';
  const isReader = changeSet !== undefined && team?.may !== 'publish';
  const remote = changeSet ? undefined : publication?.remote;
  const commit = async (isPushed: boolean) => {
    try {
      if (changeSet) await publishChanges(message);
      else {
        // The warning below says that the site has errors.
        if ((state?.unsaved.length ?? 0) > 0 && (await save({ withErrors: true })) !== 'saved')
          return;
        await api.commit(message);
      }
    } catch (error) {
      return showMessage((error as Error).message);
    }
    onCommit();
    if (isPushed && !(await pushCommits())) return;
    onClose();
    if (!isPushed)
      showMessage(!changeSet ? 'Committed.' : isDirect ? 'Published.' : 'Sent for publication.');
  };
  const isIncomplete = isReader || message.trim() === '';
  const button = (label: string, kind: string, isPushed: boolean) => (
    <button
      type="button"
      className={kind}
      disabled={isIncomplete}
      onClick={() => runInBackground(commit(isPushed))}
    >
      {label}
    </button>
  );
  return (
    <div className="form">
      <label>
        Message
        <input value={message} onChange={(event) => onMessageChange(event.target.value)} />
      </label>
      {errors > 0 && (
        <p className="warning">{`The site has ${errors === 1 ? 'an error' : `${errors} errors`}: ${isDirect ? 'correct them first.' : changeSet ? 'its checks will fail.' : 'it cannot be built until they are corrected.'}`}</p>
      )}
      {changeSet && <p className="note">{team && outcomes[team.publishes]}</p>}
      {remote && <p className="note">{`This saves, commits and pushes to ${remote}.`}</p>}
      {isReader && <p className="note">Somebody who may publish must send these changes.</p>}
      <div className="tools">
        {remote && button('Commit only', 'quiet', false)}
        {button(changeSet || remote ? 'Publish' : 'Commit', 'primary', remote !== undefined)}
      </div>
    </div>
  );
}

/** The effect of a publication. */
const outcomes = {
  site: 'This goes to the published branch at once, without a review.',
  request: 'This opens a pull request, or updates it. The site changes once that is accepted.',
  branch: 'This pushes a branch. The site changes once a developer merges that.',
};
