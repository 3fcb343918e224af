import { diffTexts } from '../../../features/_shared/yamlEdits/index.ts';
import { followMoves, followSections, type PageSections } from '../../merge/followSections.ts';
import type { RenderedPreview } from '../../protocol/RenderedPreview.ts';
import type { EditorCommand } from '../../yaml/commands/EditorCommand.ts';

/** The number of answers that are kept: a request refers to one of the last of its client. */
const maxAnswers = 200;
/** The number of pages whose HTML is kept: those on which authors are typing. */
const maxPreviews = 10;

/**
 * The pages as the last answers described them, by which commands find sections that have moved since,
 * and their HTML, so that the next answer contains only what differs.
 */
export class ShownPages {
  readonly #pages = new Map<number, PageSections>();
  readonly #previews = new Map<number, RenderedPreview>();
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
   * Keeps the HTML of an answer; returns it, or only what differs from an earlier answer.
   *
   * @param shown the earlier answer
   */
  addPreview(answer: number, preview: RenderedPreview, shown: number | undefined): RenderedPreview {
    const before = this.#previews.get(shown ?? 0);
    // Each author needs only the last HTML.
    this.#previews.delete(shown ?? 0);
    this.#previews.set(answer, preview);
    const [oldest = 0] = this.#previews.keys();
    if (this.#previews.size > maxPreviews) this.#previews.delete(oldest);
    if (!shown || before?.route !== preview.route) return preview;
    const change = diffTexts(before.html, preview.html);
    const replaces = { answer: shown, from: change.at, to: change.at + change.before.length };
    return { ...preview, html: change.after, replaces };
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
