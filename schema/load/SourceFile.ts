/** A file as it was read: its path below the root (with `/`) and its text without BOM. */
export class SourceFile {
  readonly path: string;
  readonly text: string;
  #lineStarts: number[] | undefined;

  constructor(path: string, text: string) {
    this.path = path;
    this.text = text.startsWith('\uFEFF') ? text.slice(1) : text;
  }

  /** Offsets at which the lines begin. */
  get lineStarts(): number[] {
    if (!this.#lineStarts) {
      const starts = [0];
      for (let at = this.text.indexOf('\n'); at >= 0; at = this.text.indexOf('\n', at + 1))
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
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  }

  /** Text of a line (from 1) without its line break. */
  line(number: number): string {
    const start = this.lineStarts[number - 1];
    if (start === undefined) return '';
    const end = this.lineStarts[number] ?? this.text.length + 1;
    return this.text.slice(start, end - 1).replace(/\r$/, '');
  }
}
