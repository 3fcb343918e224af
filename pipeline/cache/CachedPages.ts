import type { CachedPage } from './CachedPage.ts';
import type { PageLookup } from './CachedSite.ts';

/**
 * The pages of a build cache, one per line: cache key, space, JSON. A line is parsed when its page
 * is requested, because most pages of a large site never are. A damaged line counts as a miss.
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
      const lineBreak = this.#bytes.indexOf(10, from);
      const space = this.#bytes.indexOf(32, from);
      if (lineBreak < 0 || space < 0) break;
      this.#lines.set(this.#bytes.toString('latin1', from, space), [space + 1, lineBreak]);
      from = lineBreak + 1;
    }
    return this.#lines;
  }
}

/** Writes pages as the lines that `CachedPages` reads. */
export function* formatPageLines(pages: PageLookup): Generator<string> {
  for (const [key, page] of pages) yield `${key} ${JSON.stringify(page)}\n`;
}
