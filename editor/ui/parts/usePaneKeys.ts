import { useEffect } from 'react';
import { editorStore } from '../state/editorStore.ts';
import { previewFrame } from '../state/previewFrame.ts';

/** The panes that F6 leads through, in this order. */
const panes = ['.bar', '.rail', '.side', '.preview', '.inspector', '.yaml'];

/** Moves the focus to the next pane with F6, to the previous one with Shift+F6, and from the form to its row with Escape. */
export function usePaneKeys(): void {
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const pane = target instanceof HTMLElement ? findPane(target) : undefined;
      if (pane) lastFocused.set(pane, target as HTMLElement);
    };
    const handleKey = (event: KeyboardEvent) => {
      if (document.querySelector('.dialog, .popover')) return;
      if (event.key === 'Escape') editorStore.note = undefined;
      const current = document.activeElement ? findPane(document.activeElement) : undefined;
      if (event.key === 'Escape' && current === '.inspector' && !event.defaultPrevented)
        focusPane('.side');
      if (event.key !== 'F6') return;
      event.preventDefault();
      const shown = panes.filter((pane) => document.querySelector<HTMLElement>(pane)?.offsetParent);
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

/** Gives the focus back to what had it last in a pane, or to what is selected there. */
export function focusPane(pane: string): void {
  if (pane === '.preview' && previewFrame.element) {
    previewFrame.focus();
    return;
  }
  const last = lastFocused.get(pane);
  const find = (selector: string) =>
    document.querySelectorAll<HTMLElement>(`${pane} ${selector}:not(:disabled)`);
  const targets = [
    ...(last?.isConnected ? [last] : []),
    ...find('[aria-current="true"]'),
    ...find(':is(button, input, textarea, a[href], summary, [tabindex="0"])'),
  ];
  targets.find((one) => one.offsetParent)?.focus();
}
