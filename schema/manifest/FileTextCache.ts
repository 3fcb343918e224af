import { readFileSync, statSync } from 'node:fs';
import { UserError } from '../../base/errors/UserError.ts';
import { contentHash } from '../../base/files/contentHash.ts';
import { getStamp } from '../../base/files/fileStamp.ts';
import { resolveSiteFile } from '../../base/files/resolveSiteFile.ts';

/** Thrown when a file was saved between two reads, so that earlier results do not match its text. */
export class FileChangedError extends UserError {
  constructor(path: string) {
    super(`${path} changed while it was being read. Run the command again.`);
  }
}

/**
 * Reads a file of which only the hash is known.
 *
 * @throws FileChangedError if it changed since
 * @throws Error of the system if it cannot be read
 */
export function readUnchanged(root: string, path: string, digest: string): string {
  try {
    const bytes = readFileSync(resolveSiteFile(root, path));
    if (contentHash(bytes) === digest) return bytes.toString('utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  throw new FileChangedError(path);
}

/**
 * Reads files and keeps the texts of the last two, because consecutive reads mostly ask for the
 * same file and a large site does not fit into memory.
 */
export class FileTextCache {
  readonly #root: string;
  readonly #texts = new Map<string, string>();
  readonly #stamps = new Map<string, string>();

  constructor(root: string) {
    this.#root = root;
  }

  /**
   * Returns the text of a file below the root.
   *
   * @throws FileChangedError if the file changed since its first read
   */
  text(path: string): string {
    const known = this.#texts.get(path);
    if (known !== undefined) return known;
    const file = resolveSiteFile(this.#root, path);
    const stamp = getStamp(statSync(file));
    if ((this.#stamps.get(path) ?? stamp) !== stamp) throw new FileChangedError(path);
    this.#stamps.set(path, stamp);
    const text = readFileSync(file, 'utf8');
    this.#texts.set(path, text);
    const [oldest] = this.#texts.keys();
    if (this.#texts.size > 2 && oldest !== undefined) this.#texts.delete(oldest);
    return text;
  }
}
