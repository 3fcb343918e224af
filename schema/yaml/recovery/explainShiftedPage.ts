import type { Problem } from '../../diagnostics/Problem.ts';
import type { SourceFile } from '../source/SourceFile.ts';
import { hasContent, indentOf } from './lines.ts';

/**
 * Explains the first page of a file if it is indented further than the next one, at whose line the
 * parser fails. The fix moves its lines.
 */
export function explainShiftedPage(source: SourceFile, reported: number): Problem | undefined {
  const next = source.line(reported);
  if (!route.test(next)) return undefined;
  const lines: number[] = [];
  for (let line = reported - 1; line > 0; line--) {
    if (/^pages:/.test(source.line(line))) break;
    if (hasContent(source.line(line))) lines.unshift(line);
  }
  const [first] = lines;
  const text = first === undefined ? '' : source.line(first);
  const step = indentOf(text) - indentOf(next);
  if (first === undefined || !route.test(text) || step <= 0) return undefined;
  if (lines.some((line) => indentOf(source.line(line)) < indentOf(text))) return undefined;
  // Below several pages, it is the next one that is not indented far enough.
  if (lines.some((line) => line !== first && route.test(source.line(line)))) return undefined;
  const from = (source.lineStarts[first - 1] ?? 0) + indentOf(text);
  return {
    rule: 'bad-indentation',
    message: 'This page is indented further than the next one.',
    hint: 'indent it like the other routes',
    at: { file: source, from, to: from + text.trim().length - 1 },
    fix: lines.map((line) => {
      const start = source.lineStarts[line - 1] ?? 0;
      return { at: { file: source, from: start, to: start + step }, text: '' };
    }),
  };
}

const route = /^ +["']?\/.*:\s*(?:#.*)?$/;
