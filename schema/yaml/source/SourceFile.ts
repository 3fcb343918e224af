/**
 * A text as it was read: the path of its file below the root (with `/`), and its content without
 * BOM. It may be a part of a file; positions count from the beginning of the file all the same.
 */
export class SourceFile {
  readonly path: string;
  /** Whether comments to this program may be in it. */
  mayHaveDirectives = true;
  #text: string | (() => string);
  #above: () => number;
  #lineStarts: number[] | undefined;

  /**
   * @param text the text, or what gives it each time it is asked for, where it is not to be kept
   * @param above how many lines of the file stand above the text
   */
  constructor(path: string, text: string | (() => string), above = () => 0) {
    this.path = path;
    this.#text = typeof text === 'string' ? withoutMark(text) : text;
    this.#above = above;
  }

  get text(): string {
    return typeof this.#text === 'string' ? this.#text : withoutMark(this.#text());
  }

  /** The same text in another place of a file that changed around it. */
  move(text: string, above: () => number): void {
    this.#text = text;
    this.#above = above;
  }

  /** Offsets at which the lines begin. */
  get lineStarts(): number[] {
    if (!this.#lineStarts) {
      const { text } = this;
      const starts = [0];
      for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
        starts.push(at + 1);
      this.#lineStarts = starts;
    }
    return this.#lineStarts;
  }

  /** Line and column (both from 1, the column in UTF-16 units) of an offset. */
  position(offset: number): { line: number; column: number } {
    const starts = this.lineStarts;
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1 + this.#above(), column: offset - (starts[low] ?? 0) + 1 };
  }

  /** Text of a line (numbered as `position` does) without its line break. */
  line(number: number): string {
    const index = number - this.#above();
    const start = this.lineStarts[index - 1];
    if (start === undefined) return '';
    const end = this.lineStarts[index] ?? this.text.length + 1;
    return this.text.slice(start, end - 1).replace(/\r$/, '');
  }
}

/** Without the byte order mark that some editors put before a text. */
function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}
