import type { Scalar } from 'yaml';
import type { Problem } from '../diagnostics/Problem.ts';
import type { SourceFile } from './source/SourceFile.ts';

/**
 * Reports the first control character, half surrogate pair or noncharacter of a text: HTML and
 * Unicode text cannot hold them. They come from escapes such as `\\0` or from pasted text.
 */
export function findUnusableCharacter(
  source: SourceFile,
  { value, range }: Scalar,
): Problem | undefined {
  const character = typeof value === 'string' ? unusable.exec(value)?.[0] : undefined;
  if (character === undefined) return undefined;
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const [from, to] = range ?? [0, 0];
  return {
    rule: 'unusable-character',
    message: `This text contains the control character U+${code}.`,
    hint: 'remove it; a line break is written as \\n in double quotes',
    at: { file: source, from, to },
  };
}

const unusable = /[^\P{Cc}\t\n]|\p{Cs}|\p{Noncharacter_Code_Point}/u;
