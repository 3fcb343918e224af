import { toLatinLetters } from '../../base/text/toLatinLetters.ts';

/**
 * Turns a heading into an anchor of lower-case letters, digits and hyphens that starts with a letter:
 * "2. Your données" → "s-2-your-donnees", "Цены" → "цены". A heading of signs gets their numbers in
 * Unicode: "🎉" → "s-1f389".
 */
export function toAnchor(text: string): string {
  const name = toLatinLetters(text)
    .replaceAll(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  if (/^\p{Letter}/u.test(name)) return name;
  return `s-${/[\p{Letter}\p{Number}]/u.test(name) ? name : listCodePoints(text)}`;
}

function listCodePoints(text: string): string {
  return Array.from(text.replaceAll(/\s+/g, ''), (sign) => sign.codePointAt(0)?.toString(16)).join(
    '-',
  );
}
