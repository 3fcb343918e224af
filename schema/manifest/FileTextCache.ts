import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { stampOf } from './siteFiles.ts';

/** A file was saved while it was being worked with; nothing that was read of it can be relied on. */
export class FileChangedError extends Error {
  constructor(path: string) {
    super(`${path} changed while it was being read. Run the command again.`);
  }
}

/**
 * The texts of files, of which only the last few are kept: a large site need not be in memory as a
 * whole, and what is asked for is mostly of the same file as before.
 */
export class FileTextCache {
  readonly #root: string;
  readonly #latest = new Map<string, string>();
  readonly #stamps = new Map<string, string>();

  constructor(root: string) {
    this.#root = root;
  }

  /**
   * The text of a file below the root.
   *
   * @throws FileChanged when it is not what it was the first time
   */
  text(path: string): string {
    const known = this.#latest.get(path);
    if (known !== undefined) return known;
    const file = join(this.#root, path);
    const stamp = stampOf(statSync(file));
    if ((this.#stamps.get(path) ?? stamp) !== stamp) throw new FileChangedError(path);
    this.#stamps.set(path, stamp);
    const text = readFileSync(file, 'utf8');
    this.#latest.set(path, text);
    const [oldest] = this.#latest.keys();
    if (this.#latest.size > 2 && oldest !== undefined) this.#latest.delete(oldest);
    return text;
  }
}
