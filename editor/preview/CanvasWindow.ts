import type { SectionMoves } from '../merge/followSections.ts';
import type { EditedText, TextSession } from './TextSession.ts';
import type { TypedText } from './TypedTexts.ts';
import type { WatchedWindow } from './watchPresses.ts';

/** The sections of a page as they will be: the index of each in the HTML, undefined for a new one. */
export type SectionOrder = readonly (number | undefined)[];

/** The interface of the window of the page on the canvas, for the editor around it. */
export interface CanvasWindow extends WatchedWindow {
  /**
   * Shows new HTML of the page.
   *
   * @param html empty for the HTML with which the page was loaded
   * @param shown.isLatest whether the HTML contains everything that was typed
   * @param shown.order the sections, if commands have moved them that the HTML does not contain yet
   * @param shown.selected the index of the selected section
   */
  showPage?(
    html: string,
    shown: {
      isLatest: boolean;
      order: SectionOrder | undefined;
      selected: number | undefined;
    },
  ): void;
  /** Shows a text at once that the author types in a form, where the page shows the text alone. */
  showTyped?(text: TypedText): void;
  /** Keeps such texts in their sections, which commands move, add or remove. */
  moveTyped?(moves: SectionMoves): void;
  /** Shows the texts of the last HTML again, because the server refused what was typed. */
  dropTyped?(): void;
  /**
   * Lets the author type in a text of the page; undefined if the page does not show it in an element
   * of its own.
   *
   * @param text the text, its path in its section, and where the author clicked
   */
  editText?(
    text: EditedText & {
      section: number;
      path: readonly (string | number)[];
      point?: { x: number; y: number } | undefined;
    },
  ): TextSession | undefined;
  /** Lists the paths of the texts that a section shows. */
  listTexts?(section: number): (string | number)[][];
  /** Gives the selected section the focus. */
  focusSection?(): void;
}
