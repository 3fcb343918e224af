import { toSlug } from '../../../base/text/toSlug.ts';
import { transliterate } from '../../../base/text/transliterate.ts';
import type { Finding } from '../../diagnostics/Finding.ts';

/** Suggests the id that a text could be: `How it works?` → `how-it-works`. */
export function suggestId(text: string): Pick<Finding, 'hint' | 'fix'> {
  const id = toSlug(text.replaceAll(/['’]/g, ''), transliterate).replace(/^[-0-9]+/, '');
  return id
    ? {
        hint: `write "${id}" (lower-case letters, digits and hyphens)`,
        fix: { text: id },
      }
    : {
        hint: 'start with a lower-case letter, and use only lower-case letters, digits and hyphens',
      };
}
