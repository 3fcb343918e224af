import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../parts/Dialog.tsx';
import { runInBackground, showMessage } from '../state/editorStore.ts';
import { createPreviewLink, endPreviewLinks } from './teamStore.ts';

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
  const end = async () => {
    await endPreviewLinks();
    onClose();
    showMessage('The links to the preview have ended.');
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
        Ending the links closes this preview for everybody who has one of its links, this one too.
      </p>
      <button type="button" onClick={() => runInBackground(end())}>
        End all links
      </button>
    </Dialog>
  );
}
