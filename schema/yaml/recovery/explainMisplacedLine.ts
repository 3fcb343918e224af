import type { Problem } from '../../diagnostics/Problem.ts';
import type { SourceFile } from '../source/SourceFile.ts';
import { explainMissingHyphen } from './explainMissingHyphen.ts';
import { explainShiftedPage } from './explainShiftedPage.ts';
import { findStrayLine } from './findStrayLine.ts';
import { indentOf } from './lines.ts';
import { suggestIndentation } from './suggestIndentation.ts';
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
    return explainMissingHyphen(source, start + indentOf(source.line(repair.line)), repair.column);
  }
  const suggestion = stray ? undefined : (repair ?? suggestIndentation(source, reported));
  const line = stray ?? suggestion?.line ?? reported;
  const text = source.line(line);
  const indent = /\S/.exec(text)?.index ?? 0;
  const from = (source.lineStarts[line - 1] ?? 0) + indent;
  const length = /^(?:- )?[^\s:]*/.exec(text.slice(indent))?.[0].length ?? 1;
  return {
    rule: 'bad-indentation',
    message:
      line === reported ? message : 'The indentation of this line does not match its neighbours.',
    hint: suggestion
      ? `start it${repair ? ', and the lines that belong to it,' : ''} in column ${suggestion.column} (indent it with ${suggestion.column - 1} spaces)`
      : stray
        ? 'indent it like the lines it belongs to, and remove what does not belong there'
        : 'indent it like the lines it belongs to',
    at: { file: source, from, to: from + Math.max(1, length) },
  };
}

/** Explains a value whose key, on the line above, is commented out. */
function explainCommentedKey(source: SourceFile, line: number): Problem | undefined {
  const match = /^(\s*)#+.{0,2}?(\s*(?:- +)*)[\w-]+:\s*$/.exec(source.line(line - 1));
  if (!match) return undefined;
  const indent = match[1]?.length ?? 0;
  const from = (source.lineStarts[line - 2] ?? 0) + indent;
  return {
    rule: 'bad-indentation',
    message: 'The key on this line is commented out, but its value is not.',
    hint: 'comment out the lines below as well, or remove the `#`',
    at: { file: source, from, to: from + match[0].trimEnd().length - indent },
  };
}
