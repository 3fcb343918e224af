import { type ReactNode, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { editorStore, showMessage } from '../state/editorStore.ts';

interface DialogProps {
  title: string;
  wide?: boolean;
  /** Absent when the author must decide before going on. */
  onClose?(): void;
  children: ReactNode;
}

/** A modal dialog, closed by Escape. It repeats the status message, which it covers. */
export function Dialog({ title, wide = false, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { message } = useSnapshot(editorStore);
  useEffect(() => {
    showMessage('');
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={wide ? 'wide' : ''}
      aria-label={title}
      onCancel={(event) => {
        // Ignore the bubbling cancel event of a file input inside the dialog.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
    >
      <div className="head">
        <h2>{title}</h2>
        {onClose && (
          <button type="button" onClick={onClose}>
            Close
          </button>
        )}
      </div>
      {children}
      <p role="alert" className="refused">
        {message}
      </p>
    </dialog>
  );
}
