import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useButton } from 'react-aria/useButton';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { flushSync } from 'react-dom';

interface PopupButtonProps {
  /** The name of the button and of the popover. */
  label: string;
  id?: string;
  className: string;
  describedBy?: string | undefined;
  popup: 'menu' | 'listbox' | 'dialog';
  placement?: PopoverProps['placement'];
  /** Renders the content of the popover. `close` closes it and gives the button the focus. */
  renderPopup(close: () => void): ReactNode;
  /** The content of the button. */
  children: ReactNode;
}

/** A button that opens a popover, which is created only then: an open page has dozens of them. */
export function PopupButton({ label, popup, renderPopup, children, ...props }: PopupButtonProps) {
  const { id, className, describedBy, placement = 'bottom start' } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    // An open popover keeps the focus inside.
    flushSync(() => setOpen(false));
    button.current?.focus();
  };
  // A tree around the button would give the focus to its row when a dialog returns it to the button.
  useEffect(() => {
    const stop = (event: Event) => event.stopPropagation();
    const { current } = button;
    current?.addEventListener('react-aria-focus-scope-restore', stop);
    return () => current?.removeEventListener('react-aria-focus-scope-restore', stop);
  }, []);
  // Not a plain button: the row of a tree around it would take its presses.
  const { buttonProps } = useButton(
    {
      ...(id && { id }),
      'aria-label': label,
      'aria-haspopup': popup,
      'aria-expanded': isOpen,
      // A tree that gets the focus scrolls to where it last was, and the button would move away from the press.
      preventFocusOnPress: true,
      onPress: () => setOpen(true),
    },
    button,
  );
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(true);
  };
  return (
    <>
      <button
        {...mergeProps(buttonProps, { onKeyDown: handleKey })}
        className={className}
        aria-describedby={describedBy}
        ref={button}
      >
        {children}
      </button>
      {isOpen && (
        <Popover
          className={popup === 'listbox' ? 'popover list' : 'popover'}
          aria-label={label}
          triggerRef={button}
          placement={placement}
          isOpen
          onOpenChange={close}
        >
          {renderPopup(close)}
        </Popover>
      )}
    </>
  );
}
