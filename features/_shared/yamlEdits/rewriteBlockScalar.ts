import { Scalar } from 'yaml';
import { indent, isFoldable, literalLines, splitAtSpaces, wrapWords } from './emit.ts';

/**
 * Rewrites a text in block style (`>-`, `|`) and keeps the lines in which nothing changes. Returns
 * undefined if the style cannot represent the value.
 *
 * @param source the present scalar
 * @param column the column of its key
 */
export function rewriteBlockScalar(
  node: Scalar,
  source: string,
  value: string | number | boolean | null,
  column: number,
): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.replace(/\n$/, '');
  const isFolded = node.type === Scalar.BLOCK_FOLDED;
  const literal = literalLines(value);
  const [head = '', ...rest] = source.replace(/\n$/, '').split('\n');
  if (/\d/.test(head) || !literal || /\d/.test(literal[0] ?? '')) return undefined;
  if (isFolded && !isFoldable(text)) return undefined;
  const old = rest.map((line) => line.trimEnd());
  const margin = old.find((line) => line !== '')?.search(/\S/) ?? column + 2;
  const bodies = old.map((line) => line.slice(margin));
  const limit = Math.max(98, ...old.map((line) => line.length)) - margin;
  const lines = isFolded
    ? text.split('\n').flatMap((part, at) => [
        // Folded style writes a line break as an empty line.
        ...(at > 0 ? [''] : []),
        ...(part === '' ? [] : refold(part, findParagraph(part, bodies), limit)),
      ])
    : text.split('\n');
  return [`${head[0]}${text === value ? '-' : ''}`, ...indent(lines, margin)].join('\n');
}

/** Wraps the words between the first and the last changed line again, and keeps the others. */
function refold(text: string, old: readonly string[], limit: number): string[] {
  const words = splitAtSpaces(text);
  const before: string[] = [];
  const after: string[] = [];
  let [from, to] = [0, words.length];
  for (const line of old) {
    const count = splitAtSpaces(line).length;
    if (words.slice(from, from + count).join(' ') !== line || from + count >= to) break;
    before.push(line);
    from += count;
  }
  for (const line of old.slice(before.length + 1).reverse()) {
    const count = splitAtSpaces(line).length;
    if (words.slice(to - count, to).join(' ') !== line || to - count <= from) break;
    after.unshift(line);
    to -= count;
  }
  return [...before, ...wrapWords(words.slice(from, to), limit), ...after];
}

/** Returns the old paragraph that has the most lines in common with a new one. */
function findParagraph(text: string, lines: readonly string[]): string[] {
  const paragraphs: string[][] = [[]];
  for (const line of lines) {
    if (line === '') paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  }
  const score = (paragraph: string[]) => paragraph.filter((line) => text.includes(line)).length;
  return paragraphs.reduce((best, next) => (score(next) > score(best) ? next : best));
}
