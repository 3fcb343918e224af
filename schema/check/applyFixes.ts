import { findLineStarts } from '../../base/text/findLineStarts.ts';
import type { Diagnostic, TextEdit } from '../diagnostics/Diagnostic.ts';

/**
 * Applies the fixes of diagnostics to the text of one file and leaves every other byte unchanged.
 * If fixes overlap, only the first is applied. `applied` counts the diagnostics that were fixed.
 */
export function applyFixes(
  text: string,
  diagnostics: readonly Pick<Diagnostic, 'fix'>[],
): { text: string; applied: number } {
  const bom = text.startsWith('\uFEFF') ? 1 : 0;
  const starts = findLineStarts(text, bom);
  const offset = (line: number, column: number) => (starts[line - 1] ?? text.length) + column - 1;
  const changes: { from: number; to: number; text: string }[] = [];
  let applied = 0;
  for (const { fix: edits } of diagnostics) {
    if (!edits?.length) continue;
    const ranges = edits.map((edit: TextEdit) => ({
      from: offset(edit.line, edit.column),
      to: offset(edit.endLine, edit.endColumn),
      text: edit.text,
    }));
    if (
      ranges.some((range) =>
        changes.some((other) => range.from < other.to && other.from < range.to),
      )
    )
      continue;
    changes.push(...ranges);
    applied++;
  }
  let result = text;
  for (const { from, to, text: inserted } of changes.sort((a, b) => b.from - a.from))
    result = result.slice(0, from) + inserted + result.slice(to);
  return { text: result, applied };
}
