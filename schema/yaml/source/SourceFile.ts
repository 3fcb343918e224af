import { findLine, findLineStarts } from '../../../base/text/findLineStarts.ts';

/**
 * The text of a file without its byte order mark, or a part of such a text. Offsets count from the
 * start of the text, lines from the start of the file.
 */
export class SourceFile {
  /** Path of the file below the root, with `/`. */
  readonly path: string;
  /** Whether the text may contain suppression comments. */
  mayHaveDirectives = true;
  #text: string | (() => string);
  #countLinesAbove: () => number;
  #lineStarts: number[] | undefined;

  /**
   * @param text the text, or a function that reads it each time if it is not to be kept in memory
   * @param countLinesAbove returns the number of lines of the file above the text
   */
  constructor(path: string, text: string | (() => string), countLinesAbove = () => 0) {
    this.path = path;
    this.#text = typeof text === 'string' ? withoutByteOrderMark(text) : text;
    this.#countLinesAbove = countLinesAbove;
  }

  get text(): string {
    return typeof this.#text === 'string' ? this.#text : withoutByteOrderMark(this.#text());
  }

  /** Updates the position of an unchanged text in a file that changed around it. */
  move(text: string | (() => string), countLinesAbove: () => number): void {
    this.#text = text;
    this.#countLinesAbove = countLinesAbove;
  }

  /** The offsets at which the lines of the text begin. */
  get lineStarts(): number[] {
    this.#lineStarts ??= findLineStarts(this.text);
    return this.#lineStarts;
  }

  /** Returns line and column of an offset, both from 1, the column in UTF-16 units. */
  position(offset: number): { line: number; column: number } {
    const starts = this.lineStarts;
    const index = findLine(starts, offset);
    return {
      line: index + 1 + this.#countLinesAbove(),
      column: offset - (starts[index] ?? 0) + 1,
    };
  }

  /** Returns a line, numbered as by `position`, without its line break. */
  line(number: number): string {
    const index = number - this.#countLinesAbove();
    const start = this.lineStarts[index - 1];
    if (start === undefined) return '';
    const end = this.lineStarts[index] ?? this.text.length + 1;
    return this.text.slice(start, end - 1).replace(/\r$/, '');
  }
}

function withoutByteOrderMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}
