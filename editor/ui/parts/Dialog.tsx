import { type ReactNode, useEffect } from 'react';
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
  useEffect(() => showMessage(''), []);
  return (
    <ModalOverlay
      className="backdrop"
      isOpen
      isKeyboardDismissDisabled={!onClose}
      onOpenChange={(isOpen) => !isOpen && onClose?.()}
    >
      <Modal className={wide ? 'dialog wide' : 'dialog'}>
        <AriaDialog>
          <div className="head">
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
