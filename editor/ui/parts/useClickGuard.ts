import { useEffect } from 'react';

/**
 * Ignores the second press of a double click where the first one has put something else below the
 * mouse, and on buttons with `data-once`: it would remove or open what the author did not point at.
 */
export function useClickGuard(): void {
  useEffect(() => {
    let first: Element | null | undefined;
    const guard = (event: MouseEvent) => {
      const pressed = (event.target as Element).closest?.('button, summary');
      if (event.detail < 2) first = pressed;
      else if (pressed !== first || pressed?.hasAttribute('data-once')) {
        // A press would also move the focus.
        event.preventDefault();
        event.stopPropagation();
      }
    };
    addEventListener('mousedown', guard, { capture: true });
    addEventListener('click', guard, { capture: true });
    return () => {
      removeEventListener('mousedown', guard, { capture: true });
      removeEventListener('click', guard, { capture: true });
    };
  }, []);
}
