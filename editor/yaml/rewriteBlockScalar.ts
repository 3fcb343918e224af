import { Scalar } from 'yaml';
import { isFoldable, wrapWords } from './emit.ts';
import { formatScalar } from './formatScalar.ts';
import type { TextChange } from './TextChange.ts';
import type { YamlText } from './YamlText.ts';

/**
 * Rewrites a text in block style (`>-`, `|`) and keeps the lines in which nothing changes.
 *
 * @param column the column of its key
 */
export function rewriteBlockScalar(
  yaml: YamlText,
  node: Scalar,
  value: string | number | boolean | null,
  column: number,
): TextChange {
  const [from = 0, to = 0] = node.range ?? [];
  const source = yaml.text.slice(from, to);
  const ending = source.endsWith('\n') ? '\n' : '';
  const [head = '', ...rest] = source.split(/\r?\n/);
  const text = typeof value === 'string' ? value.replace(/\n+$/, '') : '';
  const kept = typeof value === 'string' ? value.length - text.length : 0;
  if (typeof value !== 'string' || kept > 1 || /\d/.test(head) || !isFoldable(text))
    return { from, to, text: formatScalar(value) + ending };
  const old = (ending ? rest.slice(0, -1) : rest).map((line) => line.trimEnd());
  const margin = old.find((line) => line !== '')?.search(/\S/) ?? column + 2;
  const bodies = old.map((line) => line.slice(margin));
  const limit = Math.max(98, ...old.map((line) => line.length)) - margin;
  const lines =
    node.type === Scalar.BLOCK_FOLDED
      ? text.split('\n').flatMap((part, at) => [
          // Folded style writes a line break as an empty line.
          ...(at > 0 ? [''] : []),
          ...(part === '' ? [] : refold(part, findParagraph(part, bodies), limit)),
        ])
      : text.split('\n');
  const header = head.replace(/^([|>])[-+]?/, `$1${kept === 0 ? '-' : ''}`);
  const body = lines.map((line) => (line === '' ? '' : ' '.repeat(margin) + line));
  return { from, to, text: [header, ...body].join('\n') + ending };
}

/** Wraps the words between the first and the last changed line again, and keeps the others. */
function refold(text: string, old: readonly string[], limit: number): string[] {
  let before = 0;
  let rest = text;
  while (before < old.length && rest.startsWith(`${old[before]} `)) {
    rest = rest.slice((old[before] ?? '').length + 1);
    before++;
  }
  const after: string[] = [];
  for (let at = old.length - 1; at > before && rest.endsWith(` ${old[at]}`); at--) {
    after.unshift(old[at] ?? '');
    rest = rest.slice(0, -(old[at] ?? '').length - 1);
  }
  return [...old.slice(0, before), ...wrapWords(rest.split(' '), limit), ...after];
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
