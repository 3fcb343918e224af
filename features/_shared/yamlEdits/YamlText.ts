import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  visit,
  type YAMLMap,
} from 'yaml';
import { getOrCreate } from '../../../base/lists/getOrCreate.ts';
import { findLine, findLineStarts } from '../../../base/text/findLineStarts.ts';
import { parseFastYaml } from '../../../schema/index.ts';
import type { YamlPath } from '../../../schema/vocabulary.ts';
import { EditError } from './EditError.ts';

/** The node of a value, and its position in the collection that contains it. */
export interface FoundNode {
  node: Node | null;
  parent: Node | undefined;
  /** Index among the entries of the parent. */
  index: number;
  pair: Pair<Node, Node | null> | undefined;
}

/** The text of a YAML file with its syntax tree, in which edits look up offsets. Immutable. */
export class YamlText {
  readonly text: string;
  #document: Document.Parsed | undefined;
  #lineStarts: number[] | undefined;
  #value: unknown;
  /** The index of each key of the mappings in which a key was looked up. */
  readonly #indexes = new Map<YAMLMap<Node, Node | null>, Map<string, number>>();

  /**
   * Parses the text. Throws an EditError if it is not valid YAML.
   *
   * @param value the content, where it is known: the text is then parsed only on demand
   */
  constructor(text: string, value?: unknown) {
    this.text = text;
    this.#value = value ?? parseFastYaml(text);
    if (this.#value === undefined) this.#document = parse(text);
  }

  /** Parses the text, or returns one of the last results: while an author types, only one text is new. */
  static parse(text: string): YamlText {
    const known = recent.get(text) ?? new YamlText(text);
    recent.delete(text);
    recent.set(text, known);
    const [oldest] = recent.keys();
    if (recent.size > 8 && oldest !== undefined) recent.delete(oldest);
    return known;
  }

  /** The syntax tree. */
  get document(): Document.Parsed {
    this.#document ??= parse(this.text);
    return this.#document;
  }

  /** The content, as plain values. */
  get value(): unknown {
    try {
      this.#value ??= this.document.toJS();
    } catch (error) {
      // Aliases of aliases stand for more values than the memory holds.
      throw new EditError(`This YAML cannot be read: ${(error as Error).message}`);
    }
    return this.#value;
  }

  /** The offsets at which the lines begin. */
  get lineStarts(): number[] {
    this.#lineStarts ??= findLineStarts(this.text);
    return this.#lineStarts;
  }

  /** Returns the line, counted from 0, that contains an offset. */
  getLine(offset: number): number {
    return findLine(this.lineStarts, offset);
  }

  /** Returns the offset at which a line begins; the end of the text for lines after the last. */
  lineStart(line: number): number {
    return this.lineStarts[line] ?? this.text.length;
  }

  /** Returns a line without its line break. */
  lineText(number: number): string {
    return this.text
      .slice(this.lineStart(number), this.lineStart(number + 1))
      .replace(/\r?\n$/, '');
  }

  /** Returns the node at a path; undefined if there is no such key or item. */
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
        const index =
          getOrCreate(this.#indexes, node, () => indexKeys(node)).get(String(step)) ?? -1;
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

const recent = new Map<string, YamlText>();

function parse(text: string): Document.Parsed {
  const document = parseDocument(text, {
    keepSourceTokens: true,
    logLevel: 'silent',
    prettyErrors: false,
    version: '1.2',
    // The parser compares each key with all keys before it.
    uniqueKeys: false,
  });
  const message = document.errors[0]?.message ?? findRepeatedKey(document);
  if (message) throw new EditError(`This is not valid YAML: ${message}`);
  return document;
}

function indexKeys({ items }: YAMLMap<Node, Node | null>): Map<string, number> {
  // Of two keys with one text, such as `1` and `"1"`, the first counts.
  return new Map(items.map(({ key }, index) => [keyText(key), index] as const).reverse());
}

/** Returns what is wrong with a document in which a mapping has a key twice. */
function findRepeatedKey(document: Document.Parsed): string | undefined {
  let message: string | undefined;
  visit(document, {
    Map(_, { items }) {
      const keys = items.map(({ key }) => (isScalar(key) ? key.value : key));
      if (new Set(keys).size === keys.length) return undefined;
      const known = new Set();
      const repeated = keys.find((key) => known.size === known.add(key).size);
      message = `The key ${String(repeated)} is set twice`;
      return visit.BREAK;
    },
  });
  return message;
}

/** Returns the key of a pair as plain values have it. */
export function keyText(key: unknown): string {
  const value = typeof key === 'object' && key !== null && 'value' in key ? key.value : key;
  return String(value);
}
