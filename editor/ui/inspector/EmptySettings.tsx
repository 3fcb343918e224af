import { type ReactNode, useEffect, useRef, useState } from 'react';
import { toJsonPointer } from '../../../base/text/toJsonPointer.ts';
import type { SitePanel } from '../state/sitePanels.ts';

interface EmptySettingsProps extends Pick<SitePanel, 'keys'> {
  /** Absent where there is something to show already. */
  empty: SitePanel['empty'] | undefined;
  /** The form. */
  children: ReactNode;
}

/** Says what settings are for while they are empty; a button opens their form, with the focus in it. */
export function EmptySettings({ keys, empty, children }: EmptySettingsProps) {
  // A form stays when its last entry is removed.
  const [wasEmpty] = useState(empty !== undefined);
  const [isOpen, setOpen] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) form.current?.querySelector<HTMLElement>('input, button:not(.handle)')?.focus();
  }, [isOpen]);
  if (!wasEmpty || isOpen || !empty)
    return (
      <div className="at" ref={form}>
        {children}
      </div>
    );
  return (
    <div className="empty">
      <p>{empty.text}</p>
      <button
        type="button"
        data-reveals={keys.map((key) => toJsonPointer([key])).join(' ')}
        onClick={() => setOpen(true)}
      >
        {empty.action}
      </button>
    </div>
  );
}
