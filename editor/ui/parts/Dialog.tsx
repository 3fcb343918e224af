import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useSnapshot } from 'valtio';
import { editorStore, showMessage } from '../state/editorStore.ts';
import { focusForm } from '../state/revealField.ts';

interface DialogProps {
  title: string;
  wide?: boolean;
  /** Absent when the author must decide before going on. */
  onClose?(): void;
  /**
   * A selector of what gets the focus afterwards if the element that had it is gone; the first field of
   * the form by default.
   */
  standIn?: string;
  children: ReactNode;
}

/** A modal dialog, closed by Escape. It repeats the status message, which it covers. */
export function Dialog({ title, wide = false, onClose, standIn, children }: DialogProps) {
  const { message } = useSnapshot(editorStore);
  const head = useRef<HTMLDivElement>(null);
  const [opener] = useState(() => document.activeElement as HTMLElement);
  useEffect(() => {
    showMessage('');
    // Focus the first field, not the dialog itself.
    const selector = 'form.form :is(input, textarea)';
    const field = head.current?.parentElement?.querySelector<HTMLInputElement>(selector);
    field?.focus();
    field?.select();
    return () => {
      focusStandIn(opener, standIn).catch(reportError);
    };
  }, [opener, standIn]);
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

/** Moves the focus on if the element to which React Aria returns it is gone, or goes soon after. */
async function focusStandIn(opener: HTMLElement, selector?: string): Promise<void> {
  for (let frames = 0; frames < 40; frames++) {
    await new Promise(requestAnimationFrame);
    // React Aria returns the focus in the next frame, in vain where it has not yet released the rest of the page.
    if (frames === 1 && document.activeElement === document.body) opener.focus();
    // A list may take some frames to follow its change.
    if (frames < 2 || opener.isConnected || document.querySelector('.dialog')) continue;
    if (selector === undefined) return focusForm();
    const found = document.querySelector<HTMLElement>(selector);
    // A tree takes the focus back to the row that had it before, unless the row of the button has had it.
    found?.closest<HTMLElement>('[role="row"]')?.focus();
    if (found) return found.focus();
  }
}
