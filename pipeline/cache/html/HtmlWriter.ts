import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '../../../base/files/contentHash.ts';
import { type StoredHtml, segmentName } from './StoredHtml.ts';

/**
 * Stores documents in the build cache, so that a later build can write them without rendering. Each
 * writer has a segment of its own: threads and processes do not wait for each other.
 */
export class HtmlWriter {
  readonly #folder: string;
  readonly #segment = randomUUID().slice(0, 13);
  /** Digest of a stylesheet → its range. Many pages share one. */
  readonly #styles = new Map<string, Range>();
  #end = 0;
  #hasFailed = false;

  /** @param folder the folder of the build cache */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Stores a document; returns undefined where that fails, as on a full disk: it is rendered again then. */
  add(html: Buffer): StoredHtml | undefined {
    const [from, to] = findStyle(html);
    try {
      const style = this.#addStyle(html.subarray(from, to));
      const rest = this.#append(Buffer.concat([html.subarray(0, from), html.subarray(to)]));
      const [start] = rest;
      const parts: Range[] = [[start, from], style, [start + from, html.length - to]];
      return [this.#segment, ...parts.flat()];
    } catch {
      this.#hasFailed = true;
      return undefined;
    }
  }

  #addStyle(style: Buffer): Range {
    const digest = contentHash(style);
    const known = this.#styles.get(digest);
    if (known) return known;
    const range = this.#append(style);
    this.#styles.set(digest, range);
    return range;
  }

  #append(bytes: Buffer): Range {
    // After half a write, the end of the file is unknown.
    if (this.#hasFailed) throw new Error('The segment is incomplete');
    if (this.#end === 0) mkdirSync(this.#folder, { recursive: true });
    appendFileSync(join(this.#folder, segmentName(this.#segment)), bytes);
    const from = this.#end;
    this.#end += bytes.length;
    return [from, bytes.length];
  }
}

type Range = [from: number, length: number];

/** Returns the range of the inlined stylesheet; an empty range where there is none. */
function findStyle(html: Buffer): [from: number, to: number] {
  const from = html.indexOf('<style>');
  const to = from < 0 ? -1 : html.indexOf('</style>', from);
  return to < 0 ? [0, 0] : [from, to];
}
