import { findDrawing } from '../_shared/components/findDrawing.ts';
import { FlagDisc } from './style.ts';

/**
 * A flag as SVG, because several systems show flag emoji as letters. `flag` is an emoji or a
 * two-letter code; anything else is shown as text. Decorative: the name of the place must be beside it.
 * Server only.
 */
export function Flag({ flag }: { flag: string }) {
  const drawing = findDrawing('flags', toCountryCode(flag));
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

/** Converts a flag emoji to its country code: 🇨🇦 consists of the regional indicators C and A. */
function toCountryCode(flag: string): string {
  const firstLetter = 0x1f1e6;
  return Array.from(flag, (character) => {
    const letter = (character.codePointAt(0) ?? 0) - firstLetter;
    return letter >= 0 && letter < 26 ? String.fromCharCode(65 + letter) : character;
  })
    .join('')
    .toUpperCase();
}
