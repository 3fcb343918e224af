import { type ReactNode, useEffect, useRef } from 'react';

interface DialogProps {
  title: string;
  wide?: boolean;
  onClose(): void;
  children: ReactNode;
}

/** A window over the editor; Escape closes it. */
export function Dialog({ title, wide = false, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={wide ? 'wide' : ''} aria-label={title} onClose={onClose}>
      <div className="head">
        <h2>{title}</h2>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
      {children}
    </dialog>
  );
}
