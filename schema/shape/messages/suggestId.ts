import { toLatinLetters } from '../../markdown/toLatinLetters.ts';
import type { Finding } from '../formats/Finding.ts';

/** Suggests the id that a text could be: `How it works?` → `how-it-works`. */
export function suggestId(text: string): Pick<Finding, 'hint' | 'fix'> {
  const id = toLatinLetters(text)
    .replace(/^#/, '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '');
  return id
    ? {
        hint: `write "${id}" (lower-case letters, digits and hyphens)`,
        fix: { text: id },
      }
    : {
        hint: 'start with a lower-case letter, and use only lower-case letters, digits and hyphens',
      };
}
