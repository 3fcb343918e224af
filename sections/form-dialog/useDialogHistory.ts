import { type RefObject, useEffect, useRef } from 'react';

/**
 * Lets the browser's Back button close an open dialog instead of leaving the page, as visitors expect
 * on a phone. Opening adds an entry to the history, and closing in any other way goes back over it.
 *
 * @param open opens the dialog again, when the visitor goes forward
 */
export function useDialogHistory(
  id: string,
  dialog: RefObject<HTMLDialogElement | null>,
  open: () => void,
): { onOpen: () => void; onClose: () => void } {
  const isReturning = useRef(false);
  const isAtEntry = () => (history.state as { dialog?: string } | null)?.dialog === id;
  const addEntry = () => {
    if (dialog.current?.open && !isAtEntry())
      history.pushState({ ...history.state, dialog: id }, '');
  };

  useEffect(() => {
    const follow = () => {
      if (isReturning.current) {
        isReturning.current = false;
        // Opened again while the browser was still going back.
        addEntry();
      } else if (isAtEntry()) open();
      else dialog.current?.close();
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  });

  return {
    onOpen: () => {
      if (!isReturning.current) addEntry();
    },
    onClose: () => {
      if (isReturning.current || !isAtEntry()) return;
      isReturning.current = true;
      history.back();
    },
  };
}
