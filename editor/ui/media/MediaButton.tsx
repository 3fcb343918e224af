import { useState } from 'react';
import { MediaWindow } from './MediaWindow.tsx';

/** The button that opens the files of the site. */
export function MediaButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Files
      </button>
      {isOpen && <MediaWindow onClose={() => setOpen(false)} />}
    </>
  );
}
