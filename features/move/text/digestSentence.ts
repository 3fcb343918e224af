import { normalizeSentence } from './normalizeSentence.ts';

/**
 * Returns a hash of 32 bits of what a sentence says. Of 100,000 sentences of a site, one that is missing
 * has the digest of another with a probability of 1 to 40,000.
 */
export function digestSentence(sentence: string): number {
  return digestNormalized(normalizeSentence(sentence));
}

/** Returns the digest of a sentence as `normalizeSentence()` returns it. */
export function digestNormalized(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
