import { contentHash } from './contentHash.ts';

/** Returns the cache key of a result that depends on these texts alone: a short hash of them. */
export function cacheKey(...texts: readonly string[]): string {
  return contentHash(texts.map((text) => `${text}\0`).join(''));
}
