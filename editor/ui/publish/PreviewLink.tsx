import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../parts/Dialog.tsx';
import { runInBackground, showMessage } from '../state/editorStore.ts';
import { createPreviewLink, revokePreviewLinks } from './teamStore.ts';

/** A dialog with a link by which people without a login see the pages of the change set. */
export function PreviewLink({ onClose }: { onClose(): void }) {
  const [link, setLink] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => runInBackground(createPreviewLink().then(setLink)), []);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      showMessage('Copied.');
    } catch {
      showMessage('The browser does not permit copying. The link is selected: copy it by keys.');
    }
  };
  const revoke = async () => {
    await revokePreviewLinks();
    onClose();
    showMessage('The links to the preview are revoked.');
  };
  return (
    <Dialog title="Share a preview" onClose={onClose}>
      <p>
        Whoever has this link sees the pages with these changes for 14 days, without a login, and
        cannot change them.
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          runInBackground(copy());
        }}
      >
        <label>
          Link to the preview
          <input ref={field} value={link} readOnly onFocus={({ target }) => target.select()} />
        </label>
        <button type="submit" className="primary" disabled={link === ''}>
          Copy
        </button>
      </form>
      <p className="note">
        After revoking the links, none of the links to this preview works, this one included.
      </p>
      <button type="button" onClick={() => runInBackground(revoke())}>
        Revoke all links
      </button>
    </Dialog>
  );
}
