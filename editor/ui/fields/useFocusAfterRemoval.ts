import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus from an item that was removed to the one in its place, or to the button that adds one. */
export function useFocusAfterRemoval(
  list: RefObject<HTMLFieldSetElement | null>,
  length: number,
): void {
  const last = useRef({ length, focused: -1 });
  useEffect(() => {
    const note = () => {
      const items = list.current?.querySelectorAll(':scope > .sortable > li') ?? [];
      last.current.focused = [...items].findIndex((item) => item.contains(document.activeElement));
    };
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, [list]);
  useEffect(() => {
    const { length: before, focused } = last.current;
    last.current.length = length;
    if (length >= before || focused < 0 || document.activeElement !== document.body) return;
    const items = list.current?.querySelectorAll<HTMLElement>(':scope > .sortable > li') ?? [];
    const next = items[Math.min(focused, items.length - 1)]?.querySelector<HTMLElement>('.handle');
    (next ?? list.current?.querySelector<HTMLElement>(':scope > button'))?.focus();
  }, [list, length]);
}
