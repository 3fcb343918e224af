import type { SourceRange } from '../diagnostics/Diagnostic.ts';
import { escapeInvisible } from './escapeInvisible.ts';

/** A line of a code frame. */
export interface FrameLine {
  text: string;
  /** The line with the marks below the code. */
  isMark?: boolean;
  /** The line the problem is in. */
  isMain?: boolean;
}

/**
 * The lines around a problem with marks below it. Long lines are cut around the problem, tabs
 * become two spaces, and marks count wide characters as two columns.
 */
export function createCodeFrame(
  lines: readonly string[],
  span: SourceRange,
  width = 100,
): FrameLine[] {
  const last = Math.min(lines.length, span.line + 1);
  const first = Math.max(1, span.line - 1);
  const gutter = String(last).length;
  const room = Math.max(20, width - gutter - 3);
  const main = lines[span.line - 1] ?? '';
  const shift = shiftOf(main, span, room);
  const frame: FrameLine[] = [];
  for (let number = first; number <= last; number++) {
    const line = lines[number - 1] ?? '';
    const shown = cut(line, shift, room);
    if (number === span.line || shown.trim() !== '')
      frame.push({
        text: `${String(number).padStart(gutter)} | ${shown}`.trimEnd(),
        isMain: number === span.line,
      });
    if (number !== span.line) continue;
    const end = span.endLine === span.line ? span.endColumn : main.length + 1;
    const lead = (shift > 0 ? 1 : 0) + display(main.slice(shift, span.column - 1));
    const wide = Math.max(1, display(main.slice(span.column - 1, end - 1)));
    const marks = '^'.repeat(Math.max(1, Math.min(wide, room - lead)));
    frame.push({ text: `${' '.repeat(gutter)} | ${' '.repeat(lead)}${marks}`, isMark: true });
  }
  return frame;
}

/** How much of a long line is left out at its beginning, so that the problem is seen. */
function shiftOf(line: string, span: SourceRange, room: number): number {
  const end = span.endLine === span.line ? span.endColumn - 1 : line.length;
  if (display(line.slice(0, Math.max(end, span.column))) <= room) return 0;
  const start = Math.max(0, span.column - 1 - Math.floor(room / 3));
  // Never cut a surrogate pair in two.
  return /[\udc00-\udfff]/.test(line.charAt(start)) ? start - 1 : start;
}

function cut(line: string, shift: number, room: number): string {
  let shown = shift > 0 && line.length > shift ? '…' : '';
  let columns = shown.length;
  for (const character of line.slice(shift)) {
    const text = character === '\t' ? '  ' : shownAs(character);
    columns += display(text);
    if (columns > room) return `${shown}…`;
    shown += text;
  }
  return shown;
}

/** A character as the frame shows it: never one that commands the terminal. */
function shownAs(character: string): string {
  return character === '\t' ? character : escapeInvisible(character);
}

/** Columns that a text takes in a terminal. */
function display(text: string): number {
  let columns = 0;
  for (const character of text) {
    const escaped = shownAs(character);
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
