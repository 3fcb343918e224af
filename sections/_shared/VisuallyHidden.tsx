import type { ReactNode } from 'react';

/** Text for screen readers that takes no room on the screen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
