import { EditError } from '../../../features/_shared/yamlEdits/index.ts';
import type { HistoryStep } from '../../protocol/HistoryStep.ts';
import type { EditorWindows } from './EditorWindows.ts';
import type { History, Step } from './History.ts';

/** The texts of a session that steps of its history change. */
interface StepTexts {
  text(file: string): string;
  /** Throws if the person who asks may not change the texts. */
  accept(texts: ReadonlyMap<string, string>): void;
  set(texts: ReadonlyMap<string, string>): void;
}

/** The history of a session for the window that asks: its steps, and how to go back and forth in them. */
export class WindowHistory {
  readonly #history: History;
  readonly #windows: EditorWindows;
  readonly #texts: StepTexts;

  constructor(history: History, windows: EditorWindows, texts: StepTexts) {
    this.#history = history;
    this.#windows = windows;
    this.#texts = texts;
  }

  /** Labels of the steps that undo and redo would take. */
  get next(): { undo: string | undefined; redo: string | undefined } {
    const { undo, redo } = this.#history.next(this.#windows.isOwn);
    return { undo: undo?.label, redo: redo?.label };
  }

  /** Lists the steps, oldest first; steps that were undone follow. */
  list(): HistoryStep[] {
    const toStep = ({ label, time, saved, by }: Step, isUndone: boolean): HistoryStep => ({
      label,
      time,
      isUndone,
      isOwn: !saved || this.#windows.isOwn(by),
    });
    return [
      ...this.#history.done.map((step) => toStep(step, false)),
      ...this.#history.undone.map((step) => toStep(step, true)).reverse(),
    ];
  }

  /** Undoes the last step that the window may take back. Throws an EditError if there is none. */
  undo(): void {
    this.#take('undo');
  }

  /** Redoes the last step that the window may bring back. Throws an EditError if there is none. */
  redo(): void {
    this.#take('redo');
  }

  /**
   * Undoes or redoes several steps. Throws an EditError, and changes nothing, if one of them cannot be, or
   * if the last one is not the expected step, because the history has changed since it was listed.
   */
  move(direction: 'undo' | 'redo', count: number, last: string): void {
    let moved = 0;
    try {
      for (; moved < count; moved++) {
        if (moved === count - 1 && this.next[direction] !== last)
          throw new EditError('The history has changed meanwhile. Choose again');
        this.#take(direction);
      }
    } catch (error) {
      for (; moved > 0; moved--) this.#take(direction === 'undo' ? 'redo' : 'undo');
      throw error;
    }
  }

  #take(direction: 'undo' | 'redo'): void {
    const texts = this.#history[direction]({
      by: this.#windows.asking,
      mayTake: this.#windows.isOwn,
      text: (file) => this.#texts.text(file),
      accept: (changed) => this.#texts.accept(changed),
    });
    if (!texts) throw new EditError('There is nothing to undo or redo');
    this.#texts.set(texts);
  }
}
