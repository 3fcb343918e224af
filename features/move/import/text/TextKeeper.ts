/** Keeps pieces of a text out of the way of what is done with the rest. Several may be used at once. */
export class TextKeeper {
  readonly #kept: string[] = [];
  readonly #id = `${lastId++}`;

  /** Returns a mark that stands for a piece of text. */
  keep(text: string): string {
    return text === '' ? '' : `\uE000${this.#id}.${this.#kept.push(text) - 1}\uE001`;
  }

  /** Returns a text with its pieces in place of their marks. */
  restore(text: string): string {
    return text.includes(`\uE000${this.#id}.`)
      ? text.replaceAll(/\uE000(\d+)\.(\d+)\uE001/g, (mark, id: string, index: string) =>
          id === this.#id ? this.restore(this.#kept[Number(index)] ?? '') : mark,
        )
      : text;
  }
}

let lastId = 0;
