/**
 * Drops the invisible characters that come along with pasted text and that pages cannot contain or that
 * break words and searches: control characters, halves of characters, zero-width spaces. Line and
 * paragraph separators become line breaks. What scripts need to join or divide letters stays.
 */
export function cleanPasted(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(
      /[^\P{Cc}\t\n]|[\u2060\ufeff\ufffc\u202d\u202e]|\p{Cs}|\p{Noncharacter_Code_Point}/gu,
      '',
    )
    .replaceAll(
      /(?<!\p{Script=Thai}|\p{Script=Lao}|\p{Script=Khmer}|\p{Script=Myanmar})\u200b/gu,
      '',
    );
}
