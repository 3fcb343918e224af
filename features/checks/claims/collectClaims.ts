import { isMapping } from '../../../base/values/isMapping.ts';
import type { Provenance, YamlLocation } from '../../../schema/index.ts';
import type { YamlPath } from '../../../schema/vocabulary.ts';
import { type Claim, createClaimFinder } from './createClaimFinder.ts';

/** A mapping in a file of the site. */
export type Layer = Provenance['layers'][number];

/** A claim with its place in a mapping. */
interface PlacedClaim extends Claim {
  path: YamlPath;
  /** Which of several equal texts at the path it is; absent if it is the whole value. */
  occurrence?: number;
}

/**
 * Collects the claims in the texts of a page, a block or `site:`, as they are written: a number from a row
 * is no claim. Leaves out what belongs to somebody or something else: the texts of an item with a name or
 * an author, such as a testimonial or a plan.
 */
export function collectClaims({ value }: Layer, locale: string): PlacedClaim[] {
  const known = collected.get(value);
  if (known?.locale === locale) return known.claims;
  const find = createClaimFinder(locale);
  const claims: PlacedClaim[] = [];
  const title = String(value.title ?? '');
  if (find) collectInto(claims, value, [], (text) => find(text, title));
  collected.set(value, { locale, claims });
  return claims;
}

/** One entry generates many pages. */
const collected = new WeakMap<object, { locale: string; claims: PlacedClaim[] }>();

/** Locates a claim in the file of its mapping. */
export function locateClaim(layer: Layer, { path, words, occurrence }: PlacedClaim): YamlLocation {
  const at = { file: layer.file, path: [...layer.path, ...path] };
  return occurrence === undefined ? at : { ...at, part: { text: words, occurrence } };
}

/** @param path the path of the value; restored when the function returns */
function collectInto(
  claims: PlacedClaim[],
  value: unknown,
  path: (string | number)[],
  find: (text: string) => Claim[],
): void {
  if (typeof value === 'string') {
    const seen = new Map<string, number>();
    for (const claim of find(value)) {
      const occurrence = seen.get(claim.words) ?? 0;
      seen.set(claim.words, occurrence + 1);
      claims.push({ ...claim, path: [...path], occurrence });
    }
  } else if (isMapping(value)) {
    const isNamed = path.length > 0 && ('author' in value || 'name' in value);
    if (isNamed || value.draft === true) return;
    const isFigure = typeof value.value === 'string' && typeof value.label === 'string';
    if (isFigure)
      for (const claim of find(`${value.value} ${value.label}`))
        claims.push({ ...claim, path: [...path, 'value'] });
    for (const key in value) {
      if (key === 'differentClaims' || (isFigure && (key === 'value' || key === 'label'))) continue;
      path.push(key);
      collectInto(claims, value[key], path, find);
      path.pop();
    }
  } else if (Array.isArray(value))
    for (const [index, item] of value.entries()) {
      path.push(index);
      collectInto(claims, item, path, find);
      path.pop();
    }
}
