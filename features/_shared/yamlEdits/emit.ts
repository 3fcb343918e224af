import { formatScalar } from '../../../schema/index.ts';

/** A plain value, as in JSON. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | JsonValue[]
  | { [key: string]: JsonValue };

/** The greatest length of a line. */
const width = 100;

/**
 * Returns the lines of `key: value` without indentation.
 *
 * @param column the indentation that the caller adds, for wrapping long texts
 */
export function emitPair(key: string, value: JsonValue, column = 0): string[] {
  const head = `${formatScalar(key)}:`;
  if (isEmpty(value)) return [`${head} ${emitFlow(value)}`];
  if (Array.isArray(value))
    return [head, ...indent(value.flatMap((item) => emitItem(item, column + 2)))];
  if (typeof value === 'object' && value !== null)
    return [head, ...indent(emitMap(value, column + 2))];
  if (typeof value !== 'string') return [`${head} ${formatScalar(value)}`];
  return emitText(head, value, column);
}

/** Returns the lines of `- value` without indentation. */
export function emitItem(value: JsonValue, column = 0): string[] {
  if (isEmpty(value)) return [`- ${emitFlow(value)}`];
  if (Array.isArray(value)) return [`- ${emitFlow(value)}`];
  if (typeof value === 'object' && value !== null) {
    const [first = '', ...others] = emitMap(value, column + 2);
    return [`- ${first}`, ...indent(others)];
  }
  if (typeof value !== 'string') return [`- ${formatScalar(value)}`];
  return emitText('-', value, column);
}

/** Returns the lines of a mapping's entries without indentation. */
function emitMap(value: { [key: string]: JsonValue }, column = 0): string[] {
  return Object.entries(value).flatMap(([key, content]) => emitPair(key, content, column));
}

/** Formats a value on one line, collections in brackets. */
export function emitFlow(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(emitFlow).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value).map(
      ([key, content]) => `${formatScalar(key, { flow: true })}: ${emitFlow(content)}`,
    );
    return pairs.length > 0 ? `{ ${pairs.join(', ')} }` : '{}';
  }
  return formatScalar(value, { flow: true });
}

/** Wraps words into lines of at most `limit` characters; a longer word gets a line of its own. */
export function wrapWords(words: readonly string[], limit: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= limit)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Splits a text where a line may end: at single spaces, since folding would change others. */
export function splitAtSpaces(text: string): string[] {
  return text.split(/(?<=\S) (?=\S)/);
}

/** Whether a text survives being wrapped in a folded scalar. */
export function isFoldable(text: string): boolean {
  return /^\S/.test(text) && !/\n$|\n[ \t]|[ \t]\n|[^\n\x20-\x7e\u00a0-\ufefe]/.test(text);
}

/**
 * Returns header and lines of a text as a literal scalar, without indentation; undefined if the
 * text contains control characters, or ends with an empty line, which editors remove.
 */
export function literalLines(text: string): string[] | undefined {
  if (!/\S/.test(text) || text.endsWith('\n\n') || /[^\n\t\x20-\x7e\u00a0-\ufefe]/.test(text))
    return undefined;
  const body = text.replace(/\n$/, '');
  // Without a number, YAML would count the first spaces of the text as indentation.
  return [`|${/^\n*[ \t]/.test(text) ? 2 : ''}${body === text ? '-' : ''}`, ...body.split('\n')];
}

function emitText(opener: string, value: string, column: number): string[] {
  const literal = value.includes('\n') && literalLines(value);
  if (literal) return [`${opener} ${literal[0]}`, ...indent(literal.slice(1))];
  if (!isFoldable(value)) return [`${opener} ${formatScalar(value)}`];
  // Formatting a long text takes longer than folding it.
  const mayFit = column + opener.length + 1 + value.length <= width;
  const oneLine = mayFit ? `${opener} ${formatScalar(value)}` : undefined;
  if (oneLine !== undefined && column + oneLine.length <= width) return [oneLine];
  const limit = Math.max(40, width - column - 2);
  return [`${opener} >-`, ...indent(wrapWords(splitAtSpaces(value), limit))];
}

/** Indents lines, except for empty ones. */
export function indent(lines: readonly string[], columns = 2): string[] {
  return lines.map((line) => (line === '' ? '' : ' '.repeat(columns) + line));
}

function isEmpty(value: JsonValue): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
