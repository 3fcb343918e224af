import { useEffect, useReducer, useRef } from 'react';
import type { YamlPath } from '../../../schema/vocabulary.ts';
import type { PlacedDiagnostic } from '../../protocol.ts';
import { parsePointer } from '../../yaml/parsePointer.ts';
import { waitForRelease } from '../state/previewFrame.ts';

/** Returns the file and the JSON pointer of a path of the form. */
type Locate = (path: YamlPath) => readonly [file: string, pointer: string];

/**
 * Leaves out what has become wrong in the field that the author is filling in, and in an entry of a list
 * that was just added, until the field or the entry is left: nobody needs to read that a text is empty
 * before having written it.
 */
export function useHeldDiagnostics(
  diagnostics: readonly PlacedDiagnostic[],
  locate: Locate,
): readonly PlacedDiagnostic[] {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const latest = useRef({ diagnostics, locate });
  latest.current = { diagnostics, locate };
  const stay = useRef<Stay>(undefined);
  const last = useRef({ diagnostics, held: 0, shown: diagnostics });
  const count = useRef(0);
  useEffect(() => {
    const visited = new WeakSet<Element>();
    const enter = (focused: EventTarget | null) => {
      const next = findScope(focused);
      const before = stay.current;
      if (next?.element === before?.element && next?.field === before?.field) return;
      const { diagnostics, locate } = latest.current;
      const isHere = next && before?.element === next.element;
      const known = new Set(isHere ? before.known : diagnostics.map(identify));
      const reveal = (path: YamlPath) => {
        for (const one of diagnostics) if (isWithin(one, locate(path))) known.add(identify(one));
      };
      if (isHere) reveal(parsePointer(before.field));
      else if (next?.isAdded && !visited.has(next.element))
        for (const one of diagnostics)
          if (isWithin(one, locate(parsePointer(next.pointer)))) known.delete(identify(one));
      if (next) visited.add(next.element);
      stay.current = next && { ...next, known };
      count.current++;
      if (diagnostics.length > 0) renderAgain();
    };
    const follow = ({ type, target, relatedTarget }: FocusEvent) => {
      const focused = type === 'focusin' ? target : relatedTarget;
      // What the author presses must not move before the press is over.
      waitForRelease().then(() => enter(focused), reportError);
    };
    addEventListener('focusin', follow);
    addEventListener('focusout', follow);
    return () => {
      removeEventListener('focusin', follow);
      removeEventListener('focusout', follow);
    };
  }, []);
  if (last.current.diagnostics !== diagnostics || last.current.held !== count.current) {
    const { pointer, known } = stay.current ?? {};
    const at = pointer === undefined ? undefined : locate(parsePointer(pointer));
    const shown = diagnostics.filter(
      (one) => !at || known?.has(identify(one)) || !isWithin(one, at),
    );
    const isSame =
      shown.length === last.current.shown.length &&
      shown.every((one, index) => one === last.current.shown[index]);
    last.current = {
      diagnostics,
      held: count.current,
      shown: isSame ? last.current.shown : shown,
    };
  }
  return last.current.shown;
}

/** What the author is filling in. */
interface Scope {
  /** The field, or the entry of a list around it. */
  element: Element;
  pointer: string;
  /** The pointer of the field. */
  field: string;
  /** Whether it is an entry that was just added. */
  isAdded: boolean;
}

/** The time that the author spends there, with what was wrong before. */
interface Stay extends Scope {
  known: ReadonlySet<string>;
}

function findScope(focused: EventTarget | null): Scope | undefined {
  const field = focused instanceof Element ? focused.closest<HTMLElement>('[data-at]') : null;
  if (!field?.closest('.inspector')) return undefined;
  const element = field.closest<HTMLElement>('[data-item]') ?? field;
  return {
    element,
    pointer: element.dataset.item ?? element.dataset.at ?? '',
    field: field.dataset.at ?? '',
    isAdded: element.dataset.added !== undefined,
  };
}

function isWithin({ file, path }: PlacedDiagnostic, [its, pointer]: ReturnType<Locate>): boolean {
  return file === its && `${path}/`.startsWith(`${pointer}/`);
}

function identify({ file, path, code, message }: PlacedDiagnostic): string {
  return `${file} ${path} ${code} ${message}`;
}
