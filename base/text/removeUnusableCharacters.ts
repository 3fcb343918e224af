/** Removes the characters that no text of a site may contain. */
export function removeUnusableCharacters(text: string): string {
  return text.replace(new RegExp(unusableCharacter, 'gu'), '');
}

/**
 * Matches a control character, a lone surrogate or a noncharacter, which HTML cannot contain, or an
 * override of the direction, which shows a text as another.
 */
export const unusableCharacter = /[^\P{Cc}\t\n]|[\u202d\u202e]|\p{Cs}|\p{Noncharacter_Code_Point}/u;
