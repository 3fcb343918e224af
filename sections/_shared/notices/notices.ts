import { createStore } from '../page/createStore.ts';
import type { RichText } from '../text/RichTextContent.tsx';

/** A message to the visitor, shown for about five seconds. */
export interface Notice {
  title: RichText;
  text?: RichText;
  /** A line below it. */
  note?: string | undefined;
  /** Outcome of an action. `destructive` means a failure, which screen readers announce at once. */
  kind?: 'success' | 'destructive';
}

/** A notice on the screen. */
export interface ShownNotice extends Notice {
  id: number;
}

/** The notices on the screen, oldest first; shared by all islands of the page. */
export const notices = createStore<{ shown: ShownNotice[] }>({ shown: [] });

/** Shows a notice and returns its id. It replaces a notice with the same text. */
export function showNotice(notice: Notice): number {
  const others = notices.shown.filter((shown) => !hasSameText(shown, notice));
  const id = nextId++;
  notices.shown = [...others, { ...notice, id }];
  return id;
}

/** Removes a notice. */
export function dismissNotice(id: number): void {
  notices.shown = notices.shown.filter((notice) => notice.id !== id);
}

let nextId = 1;

function hasSameText(first: Notice, second: Notice): boolean {
  return JSON.stringify([first.title, first.text]) === JSON.stringify([second.title, second.text]);
}
