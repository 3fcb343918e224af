import { useEffect } from 'react';
import { previewFrame } from './state/previewFrame.ts';

/** What F6 leads through, in this order. */
const panes = ['.bar', '.side', '.preview', '.inspector', '.yaml'];

/** Moves the focus to the next pane with F6, to the previous one with Shift+F6. */
export function usePaneKeys(): void {
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const pane = target instanceof HTMLElement ? findPane(target) : undefined;
      if (pane) lastFocused.set(pane, target as HTMLElement);
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || document.querySelector('.dialog')) return;
      event.preventDefault();
      const shown = panes.filter((pane) => document.querySelector(pane));
      const current = document.activeElement ? findPane(document.activeElement) : undefined;
      const at = current === undefined ? 0 : shown.indexOf(current);
      const next = shown.at((at + (event.shiftKey ? -1 : 1)) % shown.length);
      if (next) focusPane(next);
    };
    addEventListener('focusin', remember);
    addEventListener('keydown', handleKey);
    return () => {
      removeEventListener('focusin', remember);
      removeEventListener('keydown', handleKey);
    };
  }, []);
}

/** Pane → the element in it that had the focus last. */
const lastFocused = new Map<string, HTMLElement>();

function findPane(element: Element): string | undefined {
  return panes.find((pane) => element.closest(pane));
}

function focusPane(pane: string): void {
  if (pane === '.preview' && previewFrame.element) {
    previewFrame.element.focus();
    previewFrame.window?.focusSection?.();
    return;
  }
  const last = lastFocused.get(pane);
  const first = document.querySelectorAll<HTMLElement>(
    `${pane} :is(button, input, textarea, a[href], summary, [tabindex="0"]):not(:disabled)`,
  );
  const target =
    last?.isConnected && last.offsetParent ? last : [...first].find((one) => one.offsetParent);
  target?.focus();
}
