import { toSlug } from '../../../../base/text/toSlug.ts';
import { transliterate } from '../../../../base/text/transliterate.ts';

/** Returns a name as collections have it. */
export function nameCollection(name: string): string {
  const slug = toSlug(name, transliterate) || 'texts';
  // `data/forms/` has the forms of a site.
  const safe = slug === 'forms' ? 'old-forms' : slug;
  return /^[a-z]/.test(safe) ? safe : `list-${safe}`;
}
