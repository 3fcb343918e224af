import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A folder that is written in the manner of a generator. */
export interface OldSite {
  /** What its pages must say in the new site, by the address of the old one. */
  pages: ReadonlyMap<string, readonly string[]>;
  /** Addresses that lead to a page, besides its own. */
  oldAddresses: readonly string[];
}

/** Writes the files of an old site, and remembers what its pages say. */
export class OldSiteWriter implements OldSite {
  readonly #root: string;
  readonly pages = new Map<string, string[]>();
  readonly oldAddresses: string[] = [];
  #number = 0;

  constructor(root: string) {
    this.#root = root;
  }

  write(path: string, content: string | Uint8Array): void {
    const file = join(this.#root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }

  /** Returns a sentence that no other page has, and expects it on a page. */
  say(address: string, words: string): string {
    const sentence = `${words} number ${++this.#number} stands here once.`;
    const list = this.pages.get(address) ?? [];
    list.push(sentence);
    this.pages.set(address, list);
    return sentence;
  }
}

/** A picture of one pixel, in a colour of its own for each number. */
export function drawPixel(number: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#${(number * 7919).toString(16).padStart(6, '0').slice(-6)}" d="M0 0h4v3H0z"/></svg>`;
}
