import { useEffect, useState } from 'react';
import { Dialog } from '../parts/Dialog.tsx';

/** The dialog that says that the open change set was removed, and leads to the others. */
export function RemovedSet() {
  const [isRemoved, setRemoved] = useState(false);
  useEffect(() => {
    const show = () => setRemoved(true);
    addEventListener('blockwright:removed', show);
    return () => removeEventListener('blockwright:removed', show);
  }, []);
  if (!isRemoved) return null;
  return (
    <Dialog title="This change set was removed">
      <p>Its changes are gone, and nothing more can be saved here.</p>
      <div className="tools">
        <button type="button" className="primary" onClick={() => location.assign('/_edit/sets')}>
          Show all change sets
        </button>
      </div>
    </Dialog>
  );
}
