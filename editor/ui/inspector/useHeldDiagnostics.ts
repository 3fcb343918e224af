import { useEffect, useReducer, useRef } from 'react';
import type { YamlPath } from '../../../schema/vocabulary.ts';
import type { PlacedDiagnostic } from '../../protocol/PlacedDiagnostic.ts';
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
  const [turn, renderAgain] = useReducer((count: number) => count + 1, 0);
  const latest = useRef({ diagnostics, locate });
  latest.current = { diagnostics, locate };
  const stay = useRef<Stay>(undefined);
  const last = useRef({ diagnostics, turn, shown: diagnostics });
  useEffect(() => {
    const visited = new WeakSet<Element>();
    const enter = (focused: EventTarget | null) => {
      const next = findPlace(focused);
      const before = stay.current;
      if (next?.fields[0] === before?.fields[0] && next?.added === before?.added) return;
      const { diagnostics, locate } = latest.current;
      if (next) {
        const isHere = next.added !== undefined && before?.added === next.added;
        const isNew = next.added !== undefined && (isHere || !visited.has(next.added));
        const entry = isHere ? before.entry : isNew ? next.added?.dataset.item : undefined;
        const left = isHere ? [...before.left, ...before.fields] : [];
        if (next.added) visited.add(next.added);
        const unread = { ...next, entry, left };
        const known = diagnostics.filter((one) => !isUnread(one, unread, locate)).map(identify);
        stay.current = { ...unread, known: new Set(known) };
      } else stay.current = undefined;
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
  if (last.current.diagnostics !== diagnostics || last.current.turn !== turn) {
    const { current } = stay;
    const isHeld = (one: PlacedDiagnostic) =>
      current !== undefined &&
      !current.known.has(identify(one)) &&
      (current.fields.some((field) => isWithin(one, locate(parsePointer(field)))) ||
        isUnread(one, current, locate));
    const shown = diagnostics.filter((one) => !isHeld(one));
    const isSame =
      shown.length === last.current.shown.length &&
      shown.every((one, index) => one === last.current.shown[index]);
    last.current = { diagnostics, turn, shown: isSame ? last.current.shown : shown };
  }
  return last.current.shown;
}

/** Where the author is. */
interface Place {
  /** The pointer of the field that the author types in; empty on a button. */
  fields: readonly string[];
  /** The entry or field around it that was just added. */
  added: HTMLElement | undefined;
}

/** The time that the author spends there. */
interface Stay extends Place {
  /** The pointer of what was just added, at the first visit. */
  entry: string | undefined;
  /** The fields of it that the author has left. */
  left: readonly string[];
  /** What was wrong before. */
  known: ReadonlySet<string>;
}

function findPlace(focused: EventTarget | null): Place | undefined {
  const field = focused instanceof Element ? focused.closest<HTMLElement>('[data-at]') : null;
  if (!field?.closest('.inspector')) return undefined;
  const added = field.closest<HTMLElement>('[data-item][data-added]') ?? undefined;
  const isTyping = focused instanceof Element && focused.matches(textControl);
  return { fields: isTyping ? [field.dataset.at ?? ''] : [], added };
}

const textControl = 'input:not([type="checkbox"], [type="radio"]), textarea, [role="spinbutton"]';

/** Whether a diagnostic is about a field of a new entry that the author has not come to yet. */
function isUnread(
  diagnostic: PlacedDiagnostic,
  { entry, left }: Pick<Stay, 'entry' | 'left'>,
  locate: Locate,
): boolean {
  const isIn = (pointer: string) => isWithin(diagnostic, locate(parsePointer(pointer)));
  return entry !== undefined && isIn(entry) && !left.some(isIn);
}

function isWithin({ file, path }: PlacedDiagnostic, [its, pointer]: ReturnType<Locate>): boolean {
  return file === its && `${path}/`.startsWith(`${pointer}/`);
}

function identify({ file, path, code, message }: PlacedDiagnostic): string {
  return `${file} ${path} ${code} ${message}`;
}
