import { currentWindow } from './currentWindow.ts';
import { elsewhere } from './History.ts';

/** The windows of the editor that show a site, and who made which change in them. */
export class EditorWindows {
  readonly #open = new Set<string>();
  /** Returns the email address of the person who asks, where several people work. */
  getPerson: (() => string | undefined) | undefined;

  /** Names the window that asks and its person, as steps of the history name them. */
  get asking(): string {
    return `${currentWindow.getStore() ?? ''} ${this.getPerson?.() ?? ''}`;
  }

  /** Notes that a window is open. */
  add(id: string): void {
    this.#open.add(id);
  }

  /** Notes that a window was closed. */
  remove(id: string): void {
    this.#open.delete(id);
  }

  /** Whether the window that asks made a change: itself, or an earlier window of the same person. */
  readonly isOwn = (by: string | undefined): boolean => {
    if (by === undefined || by === this.asking) return true;
    const [id = '', person] = by.split(' ');
    return by !== elsewhere && person === this.asking.split(' ')[1] && !this.#open.has(id);
  };
}
