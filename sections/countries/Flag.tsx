import { createRequire } from 'node:module';
import { FlagDisc } from './style.ts';

/**
 * A flag as a drawing, because several systems show flag emoji as bare letters. Takes the emoji
 * or the two-letter code; whatever names no known country stands as text. Decoration: the name of
 * the country stands beside it. Server only.
 */
export function Flag({ flag }: { flag: string }) {
  drawings ??= load('country-flag-icons/string/3x2') as Record<string, string>;
  const drawing = drawings[countryCode(flag)];
  return drawing ? (
    <FlagDisc
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing comes from the flag set
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  ) : (
    <FlagDisc aria-hidden="true">{flag}</FlagDisc>
  );
}

/** Large, so it is loaded with the first flag. */
let drawings: Record<string, string> | undefined;

const load = createRequire(import.meta.url);

/** A flag emoji is two letters in a range of their own: 🇨🇦 is C and A. */
function countryCode(flag: string): string {
  const firstLetter = 0x1f1e6;
  return Array.from(flag, (character) => {
    const letter = (character.codePointAt(0) ?? 0) - firstLetter;
    return letter >= 0 && letter < 26 ? String.fromCharCode(65 + letter) : character;
  })
    .join('')
    .toUpperCase();
}
