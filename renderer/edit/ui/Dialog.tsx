import { type ReactNode, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { editorStore, showMessage } from './EditorStore.ts';

interface DialogProps {
  title: string;
  wide?: boolean;
  /** Absent for what must be decided first. */
  onClose?(): void;
  children: ReactNode;
}

/** A window over the editor; Escape closes it. What the server refuses is told in it. */
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
        // Only this dialog’s own: a file chooser within it is cancelled by an event, too.
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
