import type { TableFault } from './TableFault.ts';

/** A value of a JSON text, with its place. */
export interface JsonNode {
  from: number;
  to: number;
  value: unknown;
  /** The items of a list. */
  items?: JsonNode[];
  /** The entries of an object, in the order of the text. */
  pairs?: JsonPair[];
}

/** A key of an object, as it is in the text, with its value. */
export interface JsonPair {
  key: string;
  keyNode: JsonNode;
  node: JsonNode;
}

/** Parses a text as RFC 8259 says. Returns its root, or the first place that is no JSON. */
export function parseJson(text: string): { root: JsonNode } | { fault: TableFault } {
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  try {
    const root = readValue(0);
    skipSpaces();
    if (at < text.length) fail('Text follows the end of the JSON value.', 'remove it');
    return { root };
  } catch (error) {
    if (error instanceof JsonFault) return { fault: error.fault };
    throw error;
  }

  function readValue(depth: number): JsonNode {
    skipSpaces();
    if (depth > mostDepth) fail('The values are nested too deep.', 'write flat rows');
    if (text[at] === '[') return readList(depth);
    if (text[at] === '{') return readObject(depth);
    return readScalar();
  }

  function readList(depth: number): JsonNode {
    const from = at++;
    const items: JsonNode[] = [];
    readEntries(']', () => items.push(readValue(depth + 1)));
    return { from, to: at, value: items.map(({ value }) => value), items };
  }

  function readObject(depth: number): JsonNode {
    const from = at++;
    const pairs: JsonPair[] = [];
    const known = new Set<string>();
    readEntries('}', () => {
      if (text[at] !== '"') fail('A key is missing here.', 'write keys in double quotes');
      const keyNode = readScalar();
      const key = String(keyNode.value);
      if (known.size === known.add(key).size) {
        at = keyNode.from;
        fail(`\`${key}\` is set twice.`, 'remove or rename one of the two');
      }
      skipSpaces();
      if (text[at] !== ':') fail('A colon is missing behind the key.', 'write `"key": value`');
      at++;
      pairs.push({ key, keyNode, node: readValue(depth + 1) });
    });
    const value = Object.fromEntries(pairs.map(({ key, node }) => [key, node.value]));
    return { from, to: at, value, pairs };
  }

  function readEntries(close: string, readEntry: () => void): void {
    for (let isFirst = true; ; isFirst = false) {
      skipSpaces();
      if (text[at] === close && isFirst) break;
      if (text[at] === close) fail('No entry follows the comma.', 'remove the comma before it');
      readEntry();
      skipSpaces();
      if (text[at] === close) break;
      if (text[at] !== ',')
        fail(`A comma or \`${close}\` is missing here.`, 'put a comma between two entries');
      at++;
    }
    at++;
  }

  function readScalar(): JsonNode {
    const from = at;
    scalar.lastIndex = at;
    const [word] = scalar.exec(text) ?? [];
    if (word === undefined) return fail(...explainScalar(text[at]));
    at += word.length;
    try {
      return { from, to: at, value: JSON.parse(word) };
    } catch {
      at = from;
      return fail('This text is no JSON.', 'write line breaks as `\\n`, and a backslash twice');
    }
  }

  function skipSpaces(): void {
    while (text[at] === ' ' || text[at] === '\n' || text[at] === '\r' || text[at] === '\t') at++;
  }

  function fail(message: string, hint: string): never {
    throw new JsonFault({ message, hint, from: at, to: Math.min(at + 1, text.length) });
  }
}

const mostDepth = 100;
const scalar = /"(?:[^"\\]|\\.)*"|-?\d[\w.+-]*|true\b|false\b|null\b/sy;

function explainScalar(character: string | undefined): [message: string, hint: string] {
  if (character === undefined) return ['The file ends too early.', 'close every `[` and `{`'];
  if (character === "'") return ['JSON has no single quotes.', 'use double quotes'];
  if (character === '/' || character === '#') return ['JSON has no comments.', 'remove it'];
  if (character === '"') return ['The text is not closed.', 'add the second `"`'];
  return ['A value is missing here.', 'write texts in double quotes'];
}

class JsonFault extends Error {
  readonly fault: TableFault;

  constructor(fault: TableFault) {
    super(fault.message);
    this.fault = fault;
  }
}
