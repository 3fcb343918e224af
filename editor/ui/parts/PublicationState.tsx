import { useSnapshot } from 'valtio';
import { editorStore } from '../state/editorStore.ts';
import { pluralize } from './pluralize.ts';

/** Says in the top bar whether everything is saved, and how much of it is not published yet. */
export function PublicationState() {
  const { state, isConnected, isPending, refused, publication } = useSnapshot(editorStore);
  const unsaved = state?.unsaved ?? [];
  const isSaved = unsaved.length === 0 && !isPending && refused.length === 0;
  if (!isConnected) return <span className="note">Not connected</span>;
  if (!isSaved)
    return (
      <span className="note" title={unsaved.join(', ')}>
        Unsaved changes
      </span>
    );
  const { changes = 0, hasOnlyPages, ahead = 0, remote } = publication ?? {};
  const rest =
    changes > 0
      ? ` · ${pluralize(changes, hasOnlyPages ? 'page' : 'change')} to publish`
      : ahead > 0
        ? ` · ${pluralize(ahead, 'commit')} to push to ${remote}`
        : '';
  return <span className="note">{`All changes saved${rest}`}</span>;
}
