import { toLatinLetters } from './toLatinLetters.ts';

/**
 * Turns a heading into an anchor of lower-case letters, digits and hyphens that starts with a letter:
 * "2. Your données" → "s-2-your-donnees".
 */
export function toAnchor(text: string): string {
  const name = toLatinLetters(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return /^[a-z]/.test(name) ? name : `s-${name}`;
}
