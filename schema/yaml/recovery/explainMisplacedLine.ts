import type { Problem } from '../../diagnostics/Problem.ts';
import { reportIndentation } from '../../rules/yaml/indentation.ts';
import type { SourceFile } from '../source/SourceFile.ts';
import { countUnusualSteps } from './countUnusualSteps.ts';
import { countValidLines } from './countValidLines.ts';
import { explainMissingHyphen } from './explainMissingHyphen.ts';
import { findEntryAround } from './findEntryAround.ts';
import { getIndent, hasContent } from './lines.ts';
import { suggestListRepair } from './suggestListRepair.ts';

/**
 * Explains a line whose indentation does not match the lines before it. Blames the line that should
 * be moved, which may be another one.
 *
 * @param reported number of the line at which the parser failed
 * @param message used if that line is the one to blame
 */
export function explainMisplacedLine(
  source: SourceFile,
  reported: number,
  message: string,
): Problem {
  const known = explainCommentedKey(source, reported) ?? explainShiftedPage(source, reported);
  if (known) return known;
  const stray = findStrayLine(source, reported);
  const repair = stray ? undefined : suggestListRepair(source, reported);
  if (repair?.kind === 'hyphen') {
    const start = source.lineStarts[repair.line - 1] ?? 0;
    return explainMissingHyphen(source, start + getIndent(source.line(repair.line)), repair.column);
  }
  const suggestion = stray ? undefined : (repair ?? suggestIndentation(source, reported));
  const line = stray ?? suggestion?.line ?? reported;
  const text = source.line(line);
  const indent = /\S/.exec(text)?.index ?? 0;
  const from = (source.lineStarts[line - 1] ?? 0) + indent;
  const length = /^(?:- )?[^\s:]*/.exec(text.slice(indent))?.[0].length ?? 1;
  return reportIndentation('bad-indentation', {
    message:
      line === reported ? message : 'The indentation of this line does not match its neighbours.',
    hint: suggestion
      ? `start it${repair ? ', and the lines that belong to it,' : ''} in column ${suggestion.column} (indent it with ${suggestion.column - 1} spaces)`
      : stray
        ? 'indent it like the lines it belongs to, and remove what does not belong there'
        : 'indent it like the lines it belongs to',
    at: { file: source, from, to: from + Math.max(1, length) },
  });
}

/** Explains a value whose key, on the line above, is commented out. */
function explainCommentedKey(source: SourceFile, line: number): Problem | undefined {
  const match = /^(\s*)#+.{0,2}?(\s*(?:- +)*)[\w-]+:\s*$/.exec(source.line(line - 1));
  if (!match) return undefined;
  const indent = match[1]?.length ?? 0;
  const from = (source.lineStarts[line - 2] ?? 0) + indent;
  return reportIndentation('bad-indentation', {
    message: 'The key on this line is commented out, but its value is not.',
    hint: 'comment out the lines below as well, or remove the `#`',
    at: { file: source, from, to: from + match[0].trimEnd().length - indent },
  });
}

/**
 * Returns the number of a line, at or above the line `reported`, that cuts an entry in two because
 * it starts as far left as the key of the entry. Undefined if there is none.
 */
function findStrayLine(source: SourceFile, reported: number): number | undefined {
  const entry = findEntryAround(source.text, source.lineStarts[reported - 1] ?? 0);
  if (!entry) return undefined;
  const first = source.position(entry.from).line;
  const above = previousLine(source, reported, first);
  for (const line of [reported, above])
    if (characterBeforeHyphen.test(source.line(line))) return line;
  const margin = getIndent(source.line(first));
  for (let line = reported; line > first; line--) {
    const text = source.line(line);
    if (/^\s*[^\s#-]/.test(text) && getIndent(text) <= margin) return line;
  }
  return undefined;
}

/** A character with a special meaning in YAML before the hyphen of a list item. */
const characterBeforeHyphen = /^\s*[?>|!&*@%`,:]\S* *-\s/;

function previousLine(source: SourceFile, line: number, first: number): number {
  let above = line - 1;
  while (above > first && !/\S/.test(source.line(above))) above--;
  return above;
}

/**
 * Explains the first page of a file if it is indented further than the next one, at whose line the
 * parser fails. The fix moves its lines.
 */
function explainShiftedPage(source: SourceFile, reported: number): Problem | undefined {
  const next = source.line(reported);
  if (!route.test(next)) return undefined;
  const lines: number[] = [];
  for (let line = reported - 1; line > 0; line--) {
    if (/^pages:/.test(source.line(line))) break;
    if (hasContent(source.line(line))) lines.unshift(line);
  }
  const [first] = lines;
  const text = first === undefined ? '' : source.line(first);
  const step = getIndent(text) - getIndent(next);
  if (first === undefined || !route.test(text) || step <= 0) return undefined;
  if (lines.some((line) => getIndent(source.line(line)) < getIndent(text))) return undefined;
  // Below several pages, it is the next one that is not indented far enough.
  if (lines.some((line) => line !== first && route.test(source.line(line)))) return undefined;
  const from = (source.lineStarts[first - 1] ?? 0) + getIndent(text);
  return reportIndentation('bad-indentation', {
    message: 'This page is indented further than the next one.',
    hint: 'indent it like the other routes',
    at: { file: source, from, to: from + text.trim().length - 1 },
    fix: lines.map((line) => {
      const start = source.lineStarts[line - 1] ?? 0;
      return { at: { file: source, from: start, to: start + step }, text: '' };
    }),
  });
}

const route = /^ +["']?\/.*:\s*(?:#.*)?$/;

/**
 * Suggests which line to indent differently, and its new column (from 1), by trying. The parser
 * reports the first line that does not match the lines before it, which is not always the line that
 * was moved. The best candidate makes the rest of the entry valid; of several, the one with the
 * fewest unusual steps, the most values, and the same column as its neighbours.
 */
function suggestIndentation(
  source: SourceFile,
  reported: number,
): { line: number; column: number } | undefined {
  const entry = findEntryAround(source.text, source.lineStarts[reported - 1] ?? 0);
  if (!entry || entry.to - entry.from > maxLength) return undefined;
  const first = source.position(entry.from).line;
  const allLines = source.text.slice(entry.from, entry.to).split('\n');
  const lines = allLines.slice(0, reported - first + linesAfter);
  const usesEvenSteps = lines.filter((line) => getIndent(line) % 2 === 1).length <= 1;
  const [validBefore] = countValidLines(lines);
  let best: { line: number; column: number; scores: number[] } | undefined;
  for (const line of findCandidates(lines, reported - first))
    for (const step of steps) {
      const text = lines[line] ?? '';
      const indent = getIndent(text) + step;
      if (indent < 0 || (usesEvenSteps && indent % 2 === 1)) continue;
      const moved = lines.with(line, ' '.repeat(indent) + text.trimStart());
      const [validLines, values] = countValidLines(moved);
      const scores = [
        validLines,
        -countUnusualSteps(moved),
        values,
        matchesNeighbours(moved, line) ? 1 : 0,
      ];
      if (validLines > validBefore + 1 && (!best || isHigher(scores, best.scores)))
        best = { line: first + line, column: indent + 1, scores };
    }
  return best;
}

const steps = [1, -1, 2, -2, 3, -3, 4, -4];
/** Parsing a longer entry once per attempt takes too long. */
const maxLength = 60_000;
/** How many lines after the reported one must become valid. */
const linesAfter = 60;

/** Returns the reported line, lines above it at which a level begins or ends, and the next line. */
function findCandidates(lines: readonly string[], reported: number): number[] {
  const found = reported < lines.length ? [reported] : [];
  const own = getIndent(lines[reported] ?? '');
  let seen = 0;
  for (let line = Math.min(reported, lines.length) - 1; line > 0 && found.length < 9; line--) {
    const text = lines[line] ?? '';
    if (!hasContent(text)) continue;
    const distance = Math.abs(getIndent(text) - own);
    if (seen++ < 3 || (distance > 0 && distance <= 2)) found.push(line);
    if (getIndent(text) < own - 2) break;
  }
  const next = lines.findIndex((text, line) => line > reported && hasContent(text));
  if (next > 0) found.push(next);
  return found;
}

/** Compares scores in order of importance. */
function isHigher(scores: readonly number[], others: readonly number[]): boolean {
  const at = scores.findIndex((score, index) => score !== others[index]);
  return at >= 0 && (scores[at] ?? 0) > (others[at] ?? 0);
}

/** Whether a line starts in the same column as both the line above and the line below. */
function matchesNeighbours(lines: readonly string[], line: number): boolean {
  const above = lines.findLast((text, index) => index < line && hasContent(text)) ?? '';
  const below = lines.find((text, index) => index > line && hasContent(text)) ?? '';
  const indent = getIndent(lines[line] ?? '');
  return getIndent(above) === indent && getIndent(below) === indent;
}
