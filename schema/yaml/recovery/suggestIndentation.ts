import { parseDocument, visit } from 'yaml';
import type { SourceFile } from '../source/SourceFile.ts';
import { findEntry } from './blankEntry.ts';

/**
 * The line whose indentation is to be mended, and the column (from 1) where it should begin: found
 * by trying. The parser notices the first line that does not fit those before, which is not always
 * the one that was moved; the one meant is that which, put right, makes the rest readable, and of
 * several the one that leaves the fewest odd steps, the most values, and agrees with its neighbours.
 */
export function suggestIndentation(
  source: SourceFile,
  noticed: number,
): { line: number; column: number } | undefined {
  const entry = findEntry(source.text, source.lineStarts[noticed - 1] ?? 0);
  if (!entry || entry[1] - entry[0] > longest) return undefined;
  const first = source.position(entry[0]).line;
  const whole = source.text.slice(entry[0], entry[1]).split('\n');
  const lines = whole.slice(0, noticed - first + beyond);
  const allEven = lines.filter((line) => indentOf(line) % 2 === 1).length <= 1;
  const before = readable(lines)[0];
  let best: { line: number; column: number; marks: number[] } | undefined;
  for (const line of candidates(lines, noticed - first))
    for (const by of steps) {
      const text = lines[line] ?? '';
      const indent = indentOf(text) + by;
      if (indent < 0 || (allEven && indent % 2 === 1)) continue;
      const mended = lines.with(line, ' '.repeat(indent) + text.trimStart());
      const [reach, values] = readable(mended);
      const marks = [reach, -oddSteps(mended), values, agrees(mended, line) ? 1 : 0];
      if (reach > before + 1 && (!best || isBetter(marks, best.marks)))
        best = { line: first + line, column: indent + 1, marks };
    }
  return best;
}

const steps = [1, -1, 2, -2, 3, -3, 4, -4];
const longest = 60_000;
/** How many lines behind the one that was noticed are looked at. */
const beyond = 60;

/** The noticed line, and those before it that begin or end a level around it; one after. */
function candidates(lines: readonly string[], noticed: number): number[] {
  const found = noticed < lines.length ? [noticed] : [];
  const own = indentOf(lines[noticed] ?? '');
  let near = 0;
  for (let line = Math.min(noticed, lines.length) - 1; line > 0 && found.length < 9; line--) {
    const text = lines[line] ?? '';
    if (!hasContent(text)) continue;
    const apart = Math.abs(indentOf(text) - own);
    if (near++ < 3 || (apart > 0 && apart <= 2)) found.push(line);
    if (indentOf(text) < own - 2) break;
  }
  const next = lines.findIndex((text, line) => line > noticed && hasContent(text));
  if (next > 0) found.push(next);
  return found;
}

/** The line up to which the lines can be read (infinity when they all can), and how many values. */
function readable(lines: readonly string[]): [line: number, values: number] {
  const text = lines.join('\n');
  const document = parseDocument(text, { prettyErrors: false, logLevel: 'silent' });
  const [error] = document.errors;
  if (error) return [text.slice(0, error.pos[0]).split('\n').length, 0];
  let values = 0;
  visit(document, {
    Scalar: (_, { value }) => void (value !== null && values++),
    Collection: () => void values++,
  });
  return [Number.POSITIVE_INFINITY, values];
}

function isBetter(marks: readonly number[], others: readonly number[]): boolean {
  const at = marks.findIndex((mark, index) => mark !== others[index]);
  return at >= 0 && (marks[at] ?? 0) > (others[at] ?? 0);
}

/**
 * How many lines are neither beside a line above nor one step of two below it, or begin a list
 * beside its key where the other lists stand below theirs.
 */
function oddSteps(lines: readonly string[]): number {
  let odd = 0;
  let above = '';
  const lists = { beside: 0, below: 0 };
  const levels: number[] = [];
  for (const line of lines) {
    if (!hasContent(line)) continue;
    const indent = indentOf(line);
    if (/^\s*-\s/.test(line) && /:\s*$/.test(above) && !/^\s*-\s/.test(above))
      lists[indent === indentOf(above) ? 'beside' : 'below']++;
    above = line;
    while ((levels.at(-1) ?? -1) > indent) levels.pop();
    const level = levels.at(-1);
    if (level !== undefined && indent !== level && indent !== level + 2) odd++;
    if (indent !== level) levels.push(indent);
    const [hyphens = ''] = /^(?:- +)*/.exec(line.slice(indent)) ?? [];
    if (hyphens) levels.push(indent + hyphens.length);
  }
  return odd + Math.min(lists.beside, lists.below);
}

/** Whether a line stands in the column of both the line above and the one below. */
function agrees(lines: readonly string[], line: number): boolean {
  const above = lines.findLast((text, index) => index < line && hasContent(text)) ?? '';
  const below = lines.find((text, index) => index > line && hasContent(text)) ?? '';
  const indent = indentOf(lines[line] ?? '');
  return indentOf(above) === indent && indentOf(below) === indent;
}

function hasContent(text: string): boolean {
  return /^\s*[^\s#]/.test(text);
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}
