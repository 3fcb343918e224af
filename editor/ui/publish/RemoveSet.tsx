import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Dialog } from '../parts/Dialog.tsx';
import { runInBackground } from '../state/editorStore.ts';
import { removeSet, teamStore } from './teamStore.ts';

/** A button that removes the open change set after a question, for its author and for publishers. */
export function RemoveSet() {
  const { team } = useSnapshot(teamStore);
  const [isAsking, setAsking] = useState(false);
  const isAuthor = team?.set.author.email === team?.person.email;
  if (!team || team.may === 'read' || (!isAuthor && team.may !== 'publish')) return null;
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Remove this change set
      </button>
      {isAsking && (
        <Dialog title={`Remove “${team.set.title}”?`} onClose={() => setAsking(false)}>
          <p>
            All changes in it that are not published are lost, also the changes of others. A branch
            or pull request that was opened for it stays.
          </p>
          <div className="tools">
            <button type="button" className="danger" onClick={() => runInBackground(removeSet())}>
              Remove
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
