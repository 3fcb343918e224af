import { escapeInvisible } from '../../base/text/escapeInvisible.ts';
import type { SourceRange } from '../diagnostics/Diagnostic.ts';

/** A line of a code frame. */
interface FrameLine {
  text: string;
  /** Whether it is the line with the marks. */
  isMark?: boolean;
  /** Whether it is the line of the diagnostic. */
  isMain?: boolean;
}

/**
 * Creates the lines around a range, with marks below the range. Cuts long lines around the range,
 * replaces tabs by two spaces, and counts wide characters as two columns.
 */
export function createCodeFrame(
  lines: readonly string[],
  span: SourceRange,
  width = 100,
): FrameLine[] {
  const last = Math.min(lines.length, span.line + 1);
  const first = Math.max(1, span.line - 1);
  const gutter = String(last).length;
  const maxColumns = Math.max(20, width - gutter - 3);
  const main = lines[span.line - 1] ?? '';
  const shift = getShift(main, span, maxColumns);
  const frame: FrameLine[] = [];
  for (let number = first; number <= last; number++) {
    const line = lines[number - 1] ?? '';
    const shown = cutLine(line, shift, maxColumns);
    if (number === span.line || shown.trim() !== '')
      frame.push({
        text: `${String(number).padStart(gutter)} | ${shown}`.trimEnd(),
        isMain: number === span.line,
      });
    if (number !== span.line) continue;
    const end = span.endLine === span.line ? span.endColumn : main.length + 1;
    const lead = (shift > 0 ? 1 : 0) + countColumns(main.slice(shift, span.column - 1));
    const wide = Math.max(1, countColumns(main.slice(span.column - 1, end - 1)));
    const marks = '^'.repeat(Math.max(1, Math.min(wide, maxColumns - lead)));
    frame.push({ text: `${' '.repeat(gutter)} | ${' '.repeat(lead)}${marks}`, isMark: true });
  }
  return frame;
}

/** Computes how many characters of a long line to cut at its start to keep the range visible. */
function getShift(line: string, span: SourceRange, maxColumns: number): number {
  const end = span.endLine === span.line ? span.endColumn - 1 : line.length;
  if (countColumns(line.slice(0, Math.max(end, span.column))) <= maxColumns) return 0;
  const start = Math.max(0, span.column - 1 - Math.floor(maxColumns / 3));
  // Keep surrogate pairs intact.
  return /[\udc00-\udfff]/.test(line.charAt(start)) ? start - 1 : start;
}

function cutLine(line: string, shift: number, maxColumns: number): string {
  let shown = shift > 0 && line.length > shift ? '…' : '';
  let columns = shown.length;
  for (const character of line.slice(shift)) {
    const text = character === '\t' ? '  ' : escapeCharacter(character);
    columns += countColumns(text);
    if (columns > maxColumns) return `${shown}…`;
    shown += text;
  }
  return shown;
}

/** Escapes a character that could control the terminal. */
function escapeCharacter(character: string): string {
  return character === '\t' ? character : escapeInvisible(character);
}

/** Counts the terminal columns of a text. */
function countColumns(text: string): number {
  let columns = 0;
  for (const character of text) {
    const escaped = escapeCharacter(character);
    if (character === '\t') columns += 2;
    else if (escaped !== character) columns += escaped.length;
    else if (combining.test(character)) continue;
    else columns += wide.test(character) ? 2 : 1;
  }
  return columns;
}

const combining = /^(?:\p{Mn}|\p{Me}|\p{Cf})$/u;
const wide =
  /^[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\p{Emoji_Presentation}\u{20000}-\u{3fffd}]$/u;
