import { findValueBelow, outlineBlock } from '../../../schema/yaml/outline.ts';
import type { TextSpan } from '../../../schema/yaml/source/TextSpan.ts';
import type { Cause } from './Changes.ts';

/** Adds the line of a cause that has none: its first line that differs from the text before, or its key. */
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
  if (kind === 'row' && !file.endsWith('.md')) return [name.slice(name.indexOf('.') + 1)];
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
  let below: TextSpan = { from: 0, to: text.length };
  let span = below;
  for (const key of path) {
    const found = outlineBlock(text, below)?.entries.find((entry) => entry.key === key);
    if (!found) return undefined;
    span = found;
    below = { from: findValueBelow(text, found) ?? found.to, to: found.to };
  }
  const line = countLines(text.slice(0, span.from));
  return { line, endLine: line + countLines(text.slice(span.from, span.to).trimEnd()) - 1 };
}

function countLines(text: string): number {
  return text.split('\n').length;
}
