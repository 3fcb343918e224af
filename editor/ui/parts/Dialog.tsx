import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
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
  const { message } = useSnapshot(editorStore);
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    showMessage('');
    // What the author came to type, instead of the dialog itself.
    const selector = 'form.form :is(input, textarea)';
    const field = head.current?.parentElement?.querySelector<HTMLInputElement>(selector);
    field?.focus();
    field?.select();
  }, []);
  return (
    <ModalOverlay
      className="backdrop"
      isOpen
      isKeyboardDismissDisabled={!onClose}
      onOpenChange={(isOpen) => !isOpen && onClose?.()}
    >
      <Modal className={wide ? 'dialog wide' : 'dialog'}>
        <AriaDialog>
          <div className="head" ref={head}>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
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
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
