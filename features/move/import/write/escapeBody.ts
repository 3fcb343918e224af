import { plainWords } from '../../../../base/text/plainWords.ts';
import { removeUnusableCharacters } from '../../../../base/text/removeUnusableCharacters.ts';
import { splitCode } from '../text/splitCode.ts';

/** Writes braces in a text so that they are read as they are. In code, they are. */
export function escapeBody(body: string): string {
  const text = removeUnusableCharacters(body).trim();
  if (!/\{[{%]|\}\}/.test(text)) return text;
  const escaped = splitCode(text)
    .map(({ text, isCode }) =>
      isCode
        ? text
        : text.replaceAll('{{', '\\{\\{').replaceAll('}}', '\\}\\}').replaceAll('{%', '\\{%'),
    )
    .join('');
  // The body of a row is split into code in a simpler way.
  let result = '';
  let end = 0;
  for (const { 0: code, index } of escaped.matchAll(codeInRows)) {
    result += separate(escaped.slice(end, index)) + code;
    end = index + code.length;
  }
  return result + separate(escaped.slice(end));
}

const codeInRows =
  /^[ \t>]*(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?\n)??[ \t>]*\1[`~]*[ \t]*$|(?<!`)(`+)(?!`)[^`]+\2(?!`)/gm;

function separate(text: string): string {
  return text.replaceAll('{{', '{ {');
}

/** Puts backslashes before what would be marks in a line of words. */
export function escapeMarks(text: string): string {
  const safe = escapeBraces(text);
  return plainWords(safe) === safe ? safe : safe.replaceAll(/[\\*_`[\]]/g, '\\$&');
}

/** Writes braces in a line so that they mean nothing to templates. */
export function escapeBraces(text: string): string {
  return text.replaceAll('{{', '{ {').replaceAll('}}', '} }');
}
