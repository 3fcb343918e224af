import { type Document, isMap, isSeq, type Node, type Pair, parseDocument } from 'yaml';
import { EditError } from './EditError.ts';

/** Keys and indexes from the root of a file to a value. */
export type YamlPath = readonly (string | number)[];

/** What stands at a path: the value's node, and its place in the collection that holds it. */
export interface FoundNode {
  node: Node | null;
  parent: Node | undefined;
  /** Position among the entries of the parent. */
  index: number;
  pair: Pair<Node, Node | null> | undefined;
}

/** The text of a YAML file with its tree: what edits look up offsets in. Never changes. */
export class YamlText {
  readonly text: string;
  #document: Document.Parsed | undefined;
  #starts: number[] | undefined;
  #value: unknown;

  /**
   * Parses; throws an EditError for text that cannot be read as YAML. Who knows the content
   * already gives it as `value`: then the text is parsed only when places are asked for.
   */
  constructor(text: string, value?: unknown) {
    this.text = text;
    this.#value = value;
    if (value === undefined) this.#document = parsed(text);
  }

  /** The tree. */
  get document(): Document.Parsed {
    this.#document ??= parsed(this.text);
    return this.#document;
  }

  /** The content, as plain values. */
  get value(): unknown {
    this.#value ??= this.document.toJS();
    return this.#value;
  }

  /** Offsets at which the lines begin; one past the end stands for the line after the last. */
  get lineStarts(): number[] {
    if (!this.#starts) {
      const starts = [0];
      for (let at = this.text.indexOf('\n'); at >= 0; at = this.text.indexOf('\n', at + 1))
        starts.push(at + 1);
      this.#starts = starts;
    }
    return this.#starts;
  }

  /** Number of the line (from 0) that holds an offset. */
  lineOf(offset: number): number {
    let low = 0;
    let high = this.lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Offset at which a line begins; the end of the text for lines after the last. */
  lineStart(line: number): number {
    return this.lineStarts[line] ?? this.text.length;
  }

  /** Text of a line without its line break. */
  lineText(number: number): string {
    return this.text
      .slice(this.lineStart(number), this.lineStart(number + 1))
      .replace(/\r?\n$/, '');
  }

  /** What stands at a path; undefined when there is no such key or item. */
  find(path: YamlPath): FoundNode | undefined {
    let found: FoundNode = {
      node: this.document.contents,
      parent: undefined,
      index: 0,
      pair: undefined,
    };
    for (const step of path) {
      const { node } = found;
      if (isMap<Node, Node | null>(node)) {
        const index = node.items.findIndex(({ key }) => keyText(key) === String(step));
        const pair = node.items[index];
        if (!pair) return undefined;
        found = { node: pair.value, parent: node, index, pair };
      } else if (isSeq<Node>(node)) {
        const item = node.items[Number(step)];
        if (item === undefined || typeof step !== 'number') return undefined;
        found = { node: item, parent: node, index: step, pair: undefined };
      } else return undefined;
    }
    return found;
  }
}

function parsed(text: string): Document.Parsed {
  const document = parseDocument(text, {
    keepSourceTokens: true,
    logLevel: 'silent',
    prettyErrors: false,
    version: '1.2',
  });
  const [error] = document.errors;
  if (error) throw new EditError(`This is not valid YAML: ${error.message}`);
  return document;
}

/** A key as plain values have it. */
export function keyText(key: unknown): string {
  const value = typeof key === 'object' && key !== null && 'value' in key ? key.value : key;
  return String(value);
}
