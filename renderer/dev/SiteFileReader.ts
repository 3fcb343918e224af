import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** How long nothing may be written to a file for its save to be over, in milliseconds. */
const quiet = 20;
/** The same for a state that looks like part of a save: one with mistakes, or with pages missing. */
const quietWhenDoubtful = 120;
/** A clock that ticks slowly gives two saves the same time. */
const slowestTick = 2000;

/** Thrown out of a reading of files that were saved again meanwhile. */
export class FilesChangedError extends Error {}

/**
 * The YAML files of a site as they were last read. An editor may write in several steps, so that
 * what was read counts only when every file still is as it was before the reading, and the last
 * one saved has been left alone for a moment.
 */
export class SiteFileReader {
  readonly #root: string;
  /** Path below the root → size and times, as the reading began. */
  #stamps: Map<string, string> | undefined;
  /** What was read of files that had been left alone for long. */
  readonly #texts = new Map<string, { stamp: string; text: string }>();
  #entries = 0;

  /** @param root the site's folder */
  constructor(root: string) {
    this.#root = root;
  }

  /** Whether any was saved since they were last read, or they never were. */
  hasChanged(): boolean {
    return !this.#isRead(this.#look().stamps);
  }

  /** Called before the files are read. */
  startReading(): void {
    this.#stamps = this.#look().stamps;
  }

  /** The text of a file; undefined where it cannot be read. What was not touched is not read again. */
  readText(path: string): string | undefined {
    const stamp = this.#stamps?.get(path);
    const known = this.#texts.get(path);
    if (known && known.stamp === stamp) return known.text;
    this.#texts.delete(path);
    try {
      const file = join(this.#root, path);
      const text = readFileSync(file, 'utf8');
      if (stamp && Date.now() - statSync(file).mtimeMs > slowestTick)
        this.#texts.set(path, { stamp, text });
      return text;
    } catch {
      return undefined;
    }
  }

  /**
   * Called when the files have been read, before it is found out what is wrong with them.
   *
   * @param entries how many there are of `pages:`; fewer than before may be half of a save
   * @throws SavedMeanwhile if the files are not as they were
   */
  async requireStable(entries: number): Promise<void> {
    if (!(await this.waitUntilStable({ doubtful: entries < this.#entries })))
      throw new FilesChangedError();
    this.#entries = entries;
  }

  /** Waits until the files have been left alone; whether they are as they were read. */
  async waitUntilStable({ doubtful }: { doubtful: boolean }): Promise<boolean> {
    const needed = doubtful ? quietWhenDoubtful : quiet;
    for (;;) {
      const { stamps, written } = this.#look();
      if (!this.#isRead(stamps)) return false;
      const left = needed - (Date.now() - written);
      // A clock that runs ahead, as on a network drive, must not hold a page back.
      if (left <= 0 || left > needed) return true;
      await pause(left + 1);
    }
  }

  #isRead(stamps: Map<string, string>): boolean {
    const read = this.#stamps;
    return stamps.size === read?.size && [...stamps].every(([path, one]) => read.get(path) === one);
  }

  #look(): { stamps: Map<string, string>; written: number } {
    let written = 0;
    const stamps = new Map<string, string>();
    for (const path of [
      'pages.yaml',
      ...['pages', 'data', 'data/forms'].flatMap(this.#yamlFiles),
    ]) {
      const stat = statSync(join(this.#root, path), { throwIfNoEntry: false });
      if (!stat) continue;
      written = Math.max(written, stat.mtimeMs);
      stamps.set(path, `${stat.size} ${stat.mtimeMs} ${stat.ctimeMs} ${stat.ino}`);
    }
    return { stamps, written };
  }

  readonly #yamlFiles = (folder: string): string[] => {
    try {
      return readdirSync(join(this.#root, folder))
        .filter((name) => /\.ya?ml$/.test(name))
        .map((name) => `${folder}/${name}`);
    } catch {
      return [];
    }
  };
}
