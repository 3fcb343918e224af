/** A value of a JSON text with comments, and where it is written. */
export interface JsoncNode {
  from: number;
  to: number;
  /** The value of a text, number, boolean or null. */
  value?: unknown;
  /** The members of an object. */
  members?: { key: string; node: JsoncNode }[];
  /** The entries of a list. */
  entries?: JsoncNode[];
}

/**
 * Parses JSON with comments and commas at the end, as the tools of hosts read it; undefined if the text
 * is malformed.
 */
export function parseJsonc(text: string): JsoncNode | undefined {
  let at = 0;
  const space = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
  const token = /"(?:[^"\\\n]|\\.)*"|-?\d[\d.eE+-]*|true|false|null/y;
  const skip = () => {
    space.lastIndex = at;
    space.exec(text);
    at = space.lastIndex;
  };
  const take = (sign: string): boolean => {
    skip();
    if (text[at] !== sign) return false;
    at++;
    return true;
  };
  const scalar = (): { from: number; value: unknown } => {
    skip();
    const from = at;
    token.lastIndex = at;
    const [found] = token.exec(text) ?? [];
    if (found === undefined) throw new SyntaxError('no value');
    at += found.length;
    return { from, value: JSON.parse(found) };
  };
  const read = (): JsoncNode => {
    skip();
    const from = at;
    if (take('{')) {
      const members: NonNullable<JsoncNode['members']> = [];
      while (!take('}')) {
        const { value: key } = scalar();
        if (typeof key !== 'string' || !take(':')) throw new SyntaxError('no key');
        members.push({ key, node: read() });
        if (!take(',') && !isNext('}')) throw new SyntaxError('no comma');
      }
      return { from, to: at, members };
    }
    if (take('[')) {
      const entries: JsoncNode[] = [];
      while (!take(']')) {
        entries.push(read());
        if (!take(',') && !isNext(']')) throw new SyntaxError('no comma');
      }
      return { from, to: at, entries };
    }
    const { value } = scalar();
    return { from, to: at, value };
  };
  const isNext = (sign: string) => {
    skip();
    return text[at] === sign;
  };
  try {
    const node = read();
    skip();
    return at === text.length ? node : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Returns the value of a node. */
export function toValue({ members, entries, value }: JsoncNode): unknown {
  if (members) return Object.fromEntries(members.map(({ key, node }) => [key, toValue(node)]));
  return entries ? entries.map(toValue) : value;
}
