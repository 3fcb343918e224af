import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, writevSync } from 'node:fs';
import { join } from 'node:path';
import { type StoredHtml, segmentName } from './StoredHtml.ts';

/**
 * Stores documents in the build cache, so that a later build can write them without rendering. Each
 * writer has a segment of its own: threads and processes do not wait for each other.
 */
export class HtmlWriter {
  readonly #folder: string;
  readonly #segment = randomUUID().slice(0, 13);
  /** Part → its start in the segment. Many pages share a stylesheet. */
  readonly #known = new WeakMap<Buffer, number>();
  #end = 0;
  #hasFailed = false;

  /** @param folder the folder of the build cache */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Stores a document; returns undefined where that fails, as on a full disk: it is rendered again then.
   *
   * @param parts the document in parts; a part that was stored before, the same object, is not stored again
   */
  add(parts: readonly Buffer[]): StoredHtml | undefined {
    // After half a write, the end of the file is unknown.
    if (this.#hasFailed) return undefined;
    try {
      this.#append(parts.filter((part) => !this.#known.has(part)));
    } catch {
      this.#hasFailed = true;
      return undefined;
    }
    // An empty part would begin where another one does.
    const stored = parts.filter(({ length }) => length > 0);
    return [this.#segment, ...stored.flatMap((part) => [this.#known.get(part) ?? 0, part.length])];
  }

  #append(parts: readonly Buffer[]): void {
    if (this.#end === 0) mkdirSync(this.#folder, { recursive: true });
    const descriptor = openSync(join(this.#folder, segmentName(this.#segment)), 'a');
    try {
      const length = parts.reduce((sum, part) => sum + part.length, 0);
      if (writevSync(descriptor, parts) !== length) throw new Error('The disk is full');
    } finally {
      closeSync(descriptor);
    }
    for (const part of parts) {
      this.#known.set(part, this.#end);
      this.#end += part.length;
    }
  }
}
