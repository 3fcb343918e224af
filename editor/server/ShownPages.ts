import { followMoves, followSections, type PageSections } from '../merge/followSections.ts';
import type { EditorCommand } from '../yaml/EditorCommand.ts';

/** The number of answers that are kept: a request refers to one of the last of its client. */
const maxAnswers = 200;

/** The pages as the last answers described them, by which commands find sections that have moved since. */
export class ShownPages {
  readonly #pages = new Map<number, PageSections>();
  /** Begins with the time, so that no number of an earlier server means another page. */
  #last = Date.now();

  /** Keeps the page of an answer; returns the number of the answer. */
  add(page: PageSections): number {
    this.#last++;
    this.#pages.set(this.#last, page);
    this.#pages.delete(this.#last - maxAnswers);
    return this.#last;
  }

  /**
   * Returns commands with the present positions of sections that have moved since an answer: by an
   * undo, in another window or on disk.
   *
   * @param find returns the page as it is now
   */
  update(
    commands: readonly EditorCommand[],
    seen: number | undefined,
    find: (page: PageSections) => PageSections | undefined,
  ): EditorCommand[] {
    const before = this.#pages.get(seen ?? 0);
    const now = before && find(before);
    const moves = now && followSections(before, now);
    return commands.map((command) => (moves ? followMoves(command, now, moves) : command));
  }
}
