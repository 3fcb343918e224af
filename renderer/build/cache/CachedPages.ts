import type { CachedPage } from './CachedPage.ts';
import type { PageLookup } from './CachedSite.ts';

/**
 * Pages as they stand in the store, one a line: its key, a space, and what is known of it as JSON.
 * A line is parsed when its page is asked for: of a large site most never are. Nothing is known of a
 * page whose line is damaged.
 */
export class CachedPages implements PageLookup {
  readonly #bytes: Buffer;
  #lines: Map<string, [from: number, to: number]> | undefined;

  /** @param bytes the lines, each with its line break */
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get(key: string): CachedPage | undefined {
    const line = this.#index().get(key);
    return line && this.#parse(line);
  }

  *[Symbol.iterator](): Iterator<[string, CachedPage]> {
    for (const [key, line] of this.#index()) {
      const page = this.#parse(line);
      if (page) yield [key, page];
    }
  }

  #parse([from, to]: [number, number]): CachedPage | undefined {
    try {
      return JSON.parse(this.#bytes.toString('utf8', from, to));
    } catch {
      return undefined;
    }
  }

  #index(): Map<string, [number, number]> {
    if (this.#lines) return this.#lines;
    this.#lines = new Map();
    for (let from = 0; from < this.#bytes.length; ) {
      const break_ = this.#bytes.indexOf(10, from);
      const space = this.#bytes.indexOf(32, from);
      if (break_ < 0 || space < 0) break;
      this.#lines.set(this.#bytes.toString('latin1', from, space), [space + 1, break_]);
      from = break_ + 1;
    }
    return this.#lines;
  }
}

/** Pages as lines. */
export function* pageLines(pages: PageLookup): Generator<string> {
  for (const [key, page] of pages) yield `${key} ${JSON.stringify(page)}\n`;
}
