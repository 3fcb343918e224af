import type { Problem } from '../../diagnostics/Problem.ts';
import type { SourceFile } from '../source/SourceFile.ts';
import { findStrayLine } from './findStrayLine.ts';
import { suggestIndentation } from './suggestIndentation.ts';

/**
 * The problem of a line that does not fit those before it, at the line that is to be moved.
 * `message` says what is wrong if it is the one that was noticed.
 */
export function explainMisplacedLine(
  source: SourceFile,
  noticed: number,
  message: string,
): Problem {
  const commented = commentedKey(source, noticed);
  if (commented) return commented;
  const stray = findStrayLine(source, noticed);
  const repair = stray ? undefined : suggestIndentation(source, noticed);
  const line = stray ?? repair?.line ?? noticed;
  const text = source.line(line);
  const lead = /\S/.exec(text)?.index ?? 0;
  const from = (source.lineStarts[line - 1] ?? 0) + lead;
  const word = /^(?:- )?[^\s:]*/.exec(text.slice(lead))?.[0].length ?? 1;
  return {
    rule: 'bad-indentation',
    message:
      line === noticed ? message : 'The indentation of this line does not match its neighbours.',
    hint: repair
      ? `start it in column ${repair.column} (indent it with ${repair.column - 1} spaces)`
      : stray
        ? 'indent it like the lines it belongs to, and remove what does not belong there'
        : 'indent it like the lines it belongs to',
    at: { file: source, from, to: from + Math.max(1, word) },
  };
}

/** A comment right above that is a key whose value would stand where the line stands. */
function commentedKey(source: SourceFile, noticed: number): Problem | undefined {
  const match = /^(\s*)#+.{0,2}?(\s*(?:- +)*)[\w-]+:\s*$/.exec(source.line(noticed - 1));
  if (!match) return undefined;
  const from = (source.lineStarts[noticed - 2] ?? 0) + (match[1]?.length ?? 0);
  return {
    rule: 'bad-indentation',
    message: 'The key on this line is commented out, but its value is not.',
    hint: 'comment out the lines below as well, or remove the `#`',
    at: { file: source, from, to: from + match[0].trimEnd().length - (match[1]?.length ?? 0) },
  };
}
