import type { RichText } from '../Rich.tsx';
import { createStore } from '../store.ts';

/** Something the site tells a visitor for about five seconds. */
export interface Notice {
  title: RichText;
  text?: RichText;
  /** How it went; what went wrong is announced at once. */
  kind?: 'success' | 'destructive';
}

/** A notice that is shown. */
export interface ShownNotice extends Notice {
  id: number;
}

/** The notices that are shown, oldest first; shared by all islands of the page. */
export const notices = createStore<{ shown: ShownNotice[] }>({ shown: [] });

/** Shows a notice. One that says the same as another takes its place. */
export function showNotice(notice: Notice): void {
  const others = notices.shown.filter((shown) => !isSame(shown, notice));
  notices.shown = [...others, { ...notice, id: nextId++ }];
}

/** Takes a notice away. */
export function dismissNotice(id: number): void {
  notices.shown = notices.shown.filter((notice) => notice.id !== id);
}

let nextId = 1;

function isSame(one: Notice, other: Notice): boolean {
  return JSON.stringify([one.title, one.text]) === JSON.stringify([other.title, other.text]);
}
