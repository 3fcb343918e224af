import { toComparable } from '../../../base/redirects/parseSource.ts';
import { normalizeSentence } from '../text/normalizeSentence.ts';

/** What an author left out on purpose: `gone` of `site.replaces`. Notes which entries are of use. */
export class GoneList {
  readonly #addresses = new Map<string, number>();
  readonly #starts: { start: string; index: number }[] = [];
  readonly #sentences = new Map<string, number>();
  readonly #used = new Set<number>();

  constructor(entries: readonly string[]) {
    for (const [index, entry] of entries.entries()) {
      if (!entry.startsWith('/')) this.#sentences.set(normalizeSentence(entry), index);
      else if (entry.endsWith('*'))
        this.#starts.push({ start: toComparable(entry.slice(0, -1)), index });
      else this.#addresses.set(toComparable(entry), index);
    }
  }

  hasAddress(address: string): boolean {
    const path = toComparable(address);
    const found = [
      this.#addresses.get(path),
      ...this.#starts.filter(({ start }) => isBelow(path, start)).map(({ index }) => index),
    ];
    return this.#note(found);
  }

  /** @param sentence as `normalizeSentence()` returns it */
  hasSentence(sentence: string): boolean {
    return this.#note([this.#sentences.get(sentence)]);
  }

  /** Whether an entry left something out. */
  isUsed(index: number): boolean {
    return this.#used.has(index);
  }

  #note(found: readonly (number | undefined)[]): boolean {
    const indexes = found.filter((index) => index !== undefined);
    for (const index of indexes) this.#used.add(index);
    return indexes.length > 0;
  }
}

function isBelow(path: string, start: string): boolean {
  return path === start || path.startsWith(start.endsWith('/') ? start : `${start}/`);
}
