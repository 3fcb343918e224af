import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { SetStatus } from '../../protocol/SetStatus.ts';
import { runInBackground } from '../state/editorStore.ts';
import { ChangeSetsDialog } from './ChangeSetsDialog.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { PresentPeople } from './PresentPeople.tsx';
import { PreviewLink } from './PreviewLink.tsx';
import { RemovedSet } from './RemovedSet.tsx';
import './publish.css';
import { loadTeam, takeOver, teamStore } from './teamStore.ts';

/** How often the state of the pull request is asked for, in milliseconds. */
const statusInterval = 30_000;

/** The change set in the top bar: its title, how far it has come, and the offer to take over what moved. */
export function TeamBar() {
  const { team, status, files } = useSnapshot(teamStore);
  const [isOpen, setOpen] = useState(false);
  const [isSharing, setSharing] = useState(false);
  useEffect(() => {
    runInBackground(loadTeam());
    const loadAgain = () => {
      // The next attempt follows anyway.
      if (!document.hidden) loadTeam().catch(() => undefined);
    };
    const timer = setInterval(loadAgain, statusInterval);
    // Who comes back from the review wants to see its outcome.
    document.addEventListener('visibilitychange', loadAgain);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', loadAgain);
    };
  }, []);
  const values = files.map((file) => ({
    id: file,
    path: [file],
    kind: 'value' as const,
    mine: 'Keep the file of these changes',
    theirs: 'Take the published file',
  }));
  return (
    <div className="team">
      <PresentPeople />
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {team?.set.title ?? 'Changes'}
      </button>
      <span className={status?.checks === 'failed' ? 'danger' : 'note'} aria-live="polite">
        {status && describe(status as SetStatus)}
      </span>
      {status?.link && (
        <a href={status.link} target="_blank" rel="noreferrer">
          Review
        </a>
      )}
      {status?.preview && (
        <a href={status.preview} target="_blank" rel="noreferrer">
          Preview
        </a>
      )}
      {team && team.may !== 'read' && (
        <button type="button" aria-haspopup="dialog" onClick={() => setSharing(true)}>
          Share
        </button>
      )}
      {status?.isBehind && (
        <button type="button" onClick={() => runInBackground(takeOver())}>
          The site has changed: take it over
        </button>
      )}
      {isOpen && <ChangeSetsDialog onClose={() => setOpen(false)} />}
      <RemovedSet />
      {isSharing && <PreviewLink onClose={() => setSharing(false)} />}
      {values.length > 0 && (
        <ConflictDialog
          title="These files changed on both sides"
          values={values}
          onClose={() => {
            teamStore.files = [];
          }}
          onDecide={takeOver}
        />
      )}
    </div>
  );
}

function describe({ state, checks }: SetStatus): string {
  if (state === 'open' && checks === 'pending') return 'In review, checks are running';
  if (state === 'open' && checks === 'passed') return 'In review, checks passed';
  return stateNames[state];
}

const stateNames: Record<SetStatus['state'], string> = {
  draft: 'Draft',
  open: 'In review',
  'checks failed': 'In review, checks failed',
  closed: 'Closed without publishing',
  merged: 'Accepted, not published yet',
  published: 'Published',
};
