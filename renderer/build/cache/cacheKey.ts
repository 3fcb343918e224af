import { createHash } from 'node:crypto';

/** A short name for some texts: equal names mean equal texts. */
export function cacheKey(...texts: readonly string[]): string {
  const hash = createHash('sha1');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('base64url');
}
