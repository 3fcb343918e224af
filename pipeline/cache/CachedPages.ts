import type { CachedPage } from './CachedPage.ts';
import type { PageLookup } from './CachedSite.ts';

/**
 * The pages of a build cache, one per line: cache key, space, JSON. A line is parsed when a value of its
 * page is requested, because most pages of a large site never are.
 */
export class CachedPages implements PageLookup {
  readonly #bytes: Buffer;
  #pages: Map<string, StoredPage> | undefined;

  /** @param bytes the lines, each with its line break */
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get(key: string): CachedPage | undefined {
    return this.#index().get(key);
  }

  [Symbol.iterator](): Iterator<[string, CachedPage]> {
    return this.#index()[Symbol.iterator]();
  }

  #index(): Map<string, StoredPage> {
    if (this.#pages) return this.#pages;
    this.#pages = new Map();
    for (let from = 0; from < this.#bytes.length; ) {
      const [space, lineBreak] = [this.#bytes.indexOf(32, from), this.#bytes.indexOf(10, from)];
      if (space < 0 || lineBreak < 0) break;
      const key = this.#bytes.toString('latin1', from, space);
      this.#pages.set(key, new StoredPage(this.#bytes, from, lineBreak + 1));
      from = lineBreak + 1;
    }
    return this.#pages;
  }
}

/** A page that is parsed when one of its values is requested, and saved again without that. */
class StoredPage implements CachedPage {
  readonly #bytes: Buffer;
  readonly #from: number;
  readonly #to: number;
  #page: CachedPage | undefined;

  constructor(bytes: Buffer, from: number, to: number) {
    this.#bytes = bytes;
    this.#from = from;
    this.#to = to;
  }

  get line(): Buffer {
    return this.#bytes.subarray(this.#from, this.#to);
  }

  get facts(): CachedPage['facts'] {
    return this.#parse().facts;
  }

  get problems(): CachedPage['problems'] {
    return this.#parse().problems;
  }

  get blocks(): string {
    return this.#parse().blocks;
  }

  toJSON(): CachedPage {
    return this.#parse();
  }

  #parse(): CachedPage {
    this.#page ??= JSON.parse(this.line.toString('utf8', this.line.indexOf(32) + 1)) as CachedPage;
    return this.#page;
  }
}

/** Writes pages as the lines that `CachedPages` reads; those that it read, as they are. */
export function* formatPageLines(pages: PageLookup): Generator<Buffer> {
  for (const [key, page] of pages)
    yield page instanceof StoredPage ? page.line : Buffer.from(`${key} ${JSON.stringify(page)}\n`);
}
