import { stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** How long nothing may be written to a file for its save to be over, in milliseconds. */
const quiet = 20;
/** The same for a state that looks like part of a save: one with mistakes, or with pages missing. */
const quietWhenDoubtful = 120;

/**
 * The files that were saved since they were last read. An editor may write in several steps, so
 * that what was read counts only when a file still is as it was before the reading, and has been
 * left alone for a moment.
 */
export class SavedFiles {
  readonly #files = new Set<string>();
  #read = '';

  add(file: string): void {
    this.#files.add(file);
  }

  /** Called before the files are read. */
  async begin(): Promise<void> {
    this.#read = (await this.#stamp()).text;
  }

  /**
   * Waits until the files have been left alone; whether they are as they were when they were read.
   * They are forgotten then.
   */
  async stand({ doubtful }: { doubtful: boolean }): Promise<boolean> {
    const needed = doubtful ? quietWhenDoubtful : quiet;
    for (;;) {
      const { text, written } = await this.#stamp();
      if (text !== this.#read) return false;
      const left = needed - (Date.now() - written);
      // A clock that runs ahead, as on a network drive, must not hold a page back.
      if (left <= 0 || left > needed) break;
      await pause(left + 1);
    }
    this.#files.clear();
    return true;
  }

  async #stamp(): Promise<{ text: string; written: number }> {
    const stats = await Promise.all([...this.#files].map((file) => stat(file).catch(() => null)));
    return {
      text: stats.map((one) => (one ? `${one.size} ${one.mtimeMs}` : 'gone')).join('\n'),
      written: Math.max(0, ...stats.map((one) => one?.mtimeMs ?? 0)),
    };
  }
}
