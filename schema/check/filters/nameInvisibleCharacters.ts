import { getOrCreate } from '../../../base/lists/getOrCreate.ts';
import type { Diagnostic } from '../../diagnostics/Diagnostic.ts';
import { findRuleByCode } from '../../rules/catalogue.ts';
import { invisible, nameInvisible } from '../../yaml/findUnusableCharacter.ts';

/**
 * Explains names, links, numbers and dates that are wrong because of a character that nobody sees: the
 * hint names the character, and the fix removes it. Of several diagnostics about such a value, the first
 * is kept.
 *
 * @param readText returns the text of a file, if it is one of the site
 */
export function nameInvisibleCharacters(
  diagnostics: readonly Diagnostic[],
  readText: (file: string) => string | undefined,
): Diagnostic[] {
  const explained = new Set<string>();
  const lines = new Map<string, string[]>();
  const readLines = (file: string) =>
    getOrCreate(lines, file, () => readText(file)?.split('\n') ?? []);
  return diagnostics.flatMap((one): Diagnostic[] => {
    const text = isAboutName(one) ? readMarked(one, readLines) : undefined;
    if (text === undefined || !invisible.test(text)) return [one];
    const { file, line, column, endLine, endColumn, fix } = one;
    const place = `${file}:${line}:${column}`;
    if (explained.has(place)) return [];
    explained.add(place);
    const cleaned = text.replaceAll(new RegExp(invisible, 'gu'), '');
    return [
      {
        ...one,
        hint: `remove the invisible character ${nameInvisible(text)}`,
        fix: fix ?? [{ line, column, endLine, endColumn, text: cleaned }],
      },
    ];
  });
}

/** Whether a diagnostic is about a value that no such character belongs to, unlike a text. */
function isAboutName({ code, fix }: Diagnostic): boolean {
  const rule = findRuleByCode(code);
  // A fix of a number already leaves out the spaces between its digits.
  return rule?.isAboutType ? !fix : rule?.isAboutName === true;
}

/** Returns what a diagnostic marks, if that is on one line. */
function readMarked(
  { file, line, column, endLine, endColumn }: Diagnostic,
  readLines: (file: string) => readonly string[],
): string | undefined {
  if (line !== endLine) return undefined;
  return readLines(file)[line - 1]?.slice(column - 1, endColumn - 1);
}
