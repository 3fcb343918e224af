import { explainSource } from '../../../base/redirects/explainSource.ts';
import { toLatinLetters } from '../../../base/text/toLatinLetters.ts';
import { transliterate } from '../../../base/text/transliterate.ts';
import type { Explanation } from '../../diagnostics/Finding.ts';
import { reservedRoute } from '../../rules/shape/reserved-route.ts';
import { wrongOldAddress, wrongRoute } from '../../rules/shape/wrong-route.ts';
import { isRouteForm } from '../formats/formats.ts';
import { suggest } from './suggest.ts';

/** Explains why a text cannot be the old address of a redirect. */
export function explainOldAddress(text: string): Explanation | undefined {
  const { message, hint, correction } = explainSource(text) ?? {};
  if (!message || !hint) return undefined;
  return wrongOldAddress(message, { hint, ...(correction && { fix: { text: correction } }) });
}

/** Explains why a route is invalid, and suggests a valid one. */
export function explainRoute(text: string): Explanation {
  const reserved = isRouteForm(text) ? reservedRoute(text) : undefined;
  if (reserved) return reserved;
  const slug = transliterate(toLatinLetters(text))
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/[^a-z0-9/.~-]/g, '')
    .replace(/\/{2,}/g, '/')
    .replace(/-{2,}/g, '-')
    .replace(/\/+$/, '');
  const corrected = slug.startsWith('/') ? slug : `/${slug}`;
  // A sign without a letter leaves nothing of its part.
  const isUsable = corrected !== text && (corrected !== '/' || /^[\s/]*$/.test(text));
  return wrongRoute(
    text,
    isUsable ? suggest(corrected) : { hint: 'write a route such as /some-page' },
  );
}
