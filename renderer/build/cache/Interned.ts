/**
 * Makes equal things the same thing. What comes from another thread or from a file is new each
 * time, and most of it is equal from page to page.
 */
export class Interned {
  readonly #texts = new Map<string, string>();
  readonly #lists = new Map<string, readonly string[]>();

  /** A list of texts. */
  list(given: readonly string[]): string[] {
    const key = given.join('\0');
    let list = this.#lists.get(key);
    if (!list) {
      list = given.map((text) => this.#text(text));
      this.#lists.set(key, list);
    }
    // Shared, and never changed by anyone.
    return list as string[];
  }

  #text(given: string): string {
    const known = this.#texts.get(given);
    if (known !== undefined) return known;
    this.#texts.set(given, given);
    return given;
  }
}
