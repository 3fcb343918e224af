import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getStamp, isSettled } from '../../base/files/fileStamp.ts';
import { resolveSiteFile } from '../../base/files/resolveSiteFile.ts';
import { FileChangedError, listRootFiles, listSourceFiles } from '../../schema/index.ts';

/** How long no file may be written to before a save counts as finished, in milliseconds. */
const quietPeriod = 20;
/** The same for files that look partially written: with errors, or with fewer pages. */
const suspectQuietPeriod = 120;
/** How often a reading is repeated that finds another text than the stamps of the files promise. */
const mostRepetitions = 20;

/** Thrown by `requireStable` to abort a reading. */
class FilesChangedError extends Error {}

/**
 * Reads the files of a site. An editor may write a file in several steps: a reading counts
 * only when no file changed meanwhile and the last change is a moment ago.
 */
export class SiteFileReader {
  readonly #root: string;
  /** Path below the root → stamp, from when the reading began. */
  #stamps: Map<string, string> | undefined;
  /** The texts as read last, with the stamps of files that have not changed for long enough to trust them. */
  readonly #texts = new Map<string, { stamp: string | undefined; text: string }>();
  #routeEntries = 0;

  /** @param root the site's folder */
  constructor(root: string) {
    this.#root = root;
  }

  /** Whether a file changed since the last reading, or there was none. */
  hasChanged(): boolean {
    return !this.#matches(this.#stat().stamps);
  }

  /**
   * Whether a file has another text than at its last reading. Its stamp does not tell when it is written
   * twice within a tick of the clock.
   */
  hasNewText(path: string): boolean {
    return this.#texts.get(path)?.text !== this.#read(path);
  }

  /**
   * Repeats a reading until the files did not change during it, so that a partially written file is never used.
   *
   * @param read reads the files by `readText`
   * @param isDoubtful whether the result may come from a partially written file, and is worth a longer wait
   * @throws FileChangedError if every repetition found another text than it expected
   */
  async readStable<Result extends object>(
    read: () => Promise<Result>,
    isDoubtful: (result: Result) => boolean,
  ): Promise<Result> {
    for (let repetitions = 0; ; ) {
      this.#stamps = this.#stat().stamps;
      try {
        const result = await read();
        if (await this.#waitUntilStable(isDoubtful(result))) return result;
      } catch (error) {
        if (error instanceof FilesChangedError) continue;
        if (!(error instanceof FileChangedError) || ++repetitions > mostRepetitions) {
          this.#stamps = undefined;
          throw error;
        }
        await pause(quietPeriod);
      }
    }
  }

  /** Returns the text of a file, from memory where it did not change; undefined if unreadable. */
  readText(path: string): string | undefined {
    const stamp = this.#stamps?.get(path);
    const known = this.#texts.get(path);
    if (known?.stamp !== undefined && known.stamp === stamp) return known.text;
    this.#texts.delete(path);
    const text = this.#read(path);
    if (text === undefined) return undefined;
    const stats = statSync(join(this.#root, path), { throwIfNoEntry: false });
    this.#texts.set(path, { stamp: stats && isSettled(stats) ? stamp : undefined, text });
    return text;
  }

  #read(path: string): string | undefined {
    try {
      return readFileSync(resolveSiteFile(this.#root, path), 'utf8');
    } catch {
      return undefined;
    }
  }

  /**
   * Waits until the files are stable, before the expensive checks of a reading begin, if the reading
   * may have seen half a save. Aborts it if a file has changed.
   *
   * @param routeEntries the number of entries of `pages:`; fewer than before may be half a save
   */
  async requireStable(routeEntries: number): Promise<void> {
    const isDoubtful = routeEntries < this.#routeEntries;
    if (isDoubtful && !(await this.#waitUntilStable(true))) throw new FilesChangedError();
    this.#routeEntries = routeEntries;
  }

  /** Waits until no file has been written to for a moment; false if a file was, since the reading. */
  async #waitUntilStable(isDoubtful: boolean): Promise<boolean> {
    const needed = isDoubtful ? suspectQuietPeriod : quietPeriod;
    for (;;) {
      const { stamps, lastWrite } = this.#stat();
      if (!this.#matches(stamps)) return false;
      const left = needed - (Date.now() - lastWrite);
      // A clock that runs ahead, as on a network drive, must not hold a page back.
      if (left <= 0 || left > needed) return true;
      await pause(left + 1);
    }
  }

  #matches(stamps: Map<string, string>): boolean {
    const read = this.#stamps;
    return (
      stamps.size === read?.size && [...stamps].every(([path, stamp]) => read.get(path) === stamp)
    );
  }

  #stat(): { stamps: Map<string, string>; lastWrite: number } {
    let lastWrite = 0;
    const stamps = new Map<string, string>();
    for (const path of [...listSourceFiles(this.#root), ...listRootFiles(this.#root)]) {
      const stats = statSync(join(this.#root, path), { throwIfNoEntry: false });
      if (!stats) continue;
      lastWrite = Math.max(lastWrite, stats.mtimeMs);
      stamps.set(path, getStamp(stats));
    }
    return { stamps, lastWrite };
  }
}
