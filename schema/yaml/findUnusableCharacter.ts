import type { Scalar } from 'yaml';
import { unusableCharacter } from '../../base/text/removeUnusableCharacters.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import { reportCharacter } from '../rules/yaml/unusable-character.ts';
import type { SourceFile } from './source/SourceFile.ts';
import type { TextSpan } from './source/TextSpan.ts';

/**
 * Reports the first control character, lone surrogate or noncharacter of a text, which HTML cannot
 * contain, or an override of the direction, which shows a text as another. They come from escapes such
 * as `\\0` or from pasted text.
 */
export function findUnusableCharacter(
  source: SourceFile,
  { value, range }: Pick<Scalar, 'value' | 'range'>,
): Problem | undefined {
  const character = typeof value === 'string' ? unusableCharacter.exec(value)?.[0] : undefined;
  if (character === undefined) return undefined;
  const [from, to] = range ?? [0, 0];
  return reportCharacter({
    message: `This text contains the control character ${formatCodePoint(character)}.`,
    hint: 'remove it; a line break is written as \\n in double quotes',
    at: { file: source, from, to },
  });
}

/** Reports the first such character of a Markdown text, where it is. */
export function findUnusableInMarkdown(
  source: SourceFile,
  { from, to }: TextSpan,
): Problem | undefined {
  const found = unusableCharacter.exec(source.text.slice(from, to).replaceAll('\r\n', ' \n'));
  if (!found) return undefined;
  const at = from + found.index;
  return reportCharacter({
    message: `This text contains the control character ${formatCodePoint(found[0])}.`,
    hint: 'remove it',
    at: { file: source, from: at, to: at + found[0].length },
  });
}

/**
 * Matches characters that nobody sees and that belong to no name: spaces without a width, marks of the
 * direction, soft hyphens, no-break spaces, byte order marks in the middle of a text.
 */
export const invisible =
  /[\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u2064\u2066-\u2069\ufeff]/u;

/** Names the first invisible character of a text: `U+200B`. */
export function nameInvisible(text: string): string {
  return formatCodePoint(invisible.exec(text)?.[0] ?? '');
}

function formatCodePoint(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}
