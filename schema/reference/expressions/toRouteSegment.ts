import { toSlug } from '../../../base/text/toSlug.ts';
import { transliterate } from '../../../base/text/transliterate.ts';

/**
 * Turns a value into a part of a route: "Daily Données" → "daily-donnees". A value without letters and
 * digits stays as it is, so that its route is reported.
 */
export function toRouteSegment(value: string): string {
  return toSlug(value, transliterate) || value;
}
