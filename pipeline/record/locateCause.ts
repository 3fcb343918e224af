import { isMarkdownPath } from '../../base/files/rowPath.ts';
import type { Cause } from './Changes.ts';

/** Adds the missing line of a cause: the first line that differs from the text before, or the line of its key. */
export function locateCause(
  cause: Cause,
  readAfter: (path: string) => string | undefined,
  readBefore: (path: string) => string | undefined = () => undefined,
): Cause {
  const { file } = cause;
  const path = file === undefined ? undefined : keyPath(cause, file);
  if (file === undefined || !path || cause.line !== undefined) return cause;
  const read = cause.change === 'removed' ? readBefore : readAfter;
  const text = read(file);
  const span = text === undefined ? undefined : findKeyLines(text, path);
  if (text === undefined || !span) return cause;
  const textBefore = cause.change === 'changed' ? readBefore(file) : undefined;
  const spanBefore = textBefore === undefined ? undefined : findKeyLines(textBefore, path);
  if (textBefore === undefined || !spanBefore) return { ...cause, line: span.line };
  const [before, after] = [listLines(textBefore, spanBefore), listLines(text, span)];
  const index = after.findIndex((line, at) => line !== before[at]);
  return { ...cause, line: span.line + (index < 0 ? after.length - 1 : index) };
}

/** Returns the keys that lead to a cause in its file; undefined for a file as a whole. */
function keyPath({ kind, name }: Cause, file: string): string[] | undefined {
  if (kind === 'entry') return ['pages', name];
  if (kind === 'block') return ['blocks', name];
  if (kind === 'site') return ['site', name];
  if (kind === 'words') return name.split(' ');
  if (kind === 'row' && !isMarkdownPath(file)) return [name.slice(name.indexOf('.') + 1)];
  return kind === 'picture' || kind === 'file' ? undefined : [];
}

function listLines(text: string, { line, endLine }: LineSpan): string[] {
  return text.split('\n').slice(line - 1, endLine);
}

/** First and last line of a key with its value, counted from 1. */
interface LineSpan {
  line: number;
  endLine: number;
}

/**
 * Finds a key of a YAML text by its path, without parsing the text, which takes seconds for a large
 * file. An empty path stands for the whole text. Returns undefined for keys that are not on lines of their own.
 */
export function findKeyLines(text: string, path: readonly string[]): LineSpan | undefined {
  const lines = text.split('\n');
  let [from, to] = [0, lines.length];
  for (const key of path) {
    const next = (index: number, isWanted: (indent: number) => boolean) => {
      while (index < to && !isWanted(getIndent(lines[index] as string))) index++;
      return index;
    };
    const first = next(from, (width) => width < nothing);
    const indent = getIndent(lines[first] ?? '');
    let at = first;
    while (at < to && getKey(lines[at] as string) !== key)
      at = next(at + 1, (width) => width === indent);
    if (at >= to) return undefined;
    to = next(at + 1, (width) => width <= indent);
    from = at + 1;
  }
  while (to > from && lines[to - 1]?.trim() === '') to--;
  return { line: Math.max(from, 1), endLine: to };
}

/** Returns the indentation of a line; `nothing` for blank lines and comments. */
function getIndent(line: string): number {
  let start = 0;
  while (line[start] === ' ') start++;
  const isContent = start < line.length && line[start] !== '#' && line[start] !== '\r';
  return isContent ? start : nothing;
}

const nothing = Number.POSITIVE_INFINITY;

function getKey(line: string): string | undefined {
  const match = /^\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)'|(.+?))\s*:(?:\s|$)/.exec(line);
  return match?.[1] ?? match?.[2]?.replaceAll("''", "'") ?? match?.[3];
}
