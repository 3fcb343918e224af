import { normalizeSentence } from './normalizeSentence.ts';
import { isLetterSign, sentenceSigns, signKinds } from './sentenceSigns.ts';

/**
 * Returns a hash of 32 bits of what a sentence says. Of 100,000 sentences of a site, one that is missing
 * has the digest of another with a probability of 1 to 40,000.
 */
export function digestSentence(sentence: string): number {
  return digestPlain(sentence) ?? digestNormalized(normalizeSentence(sentence));
}

/** Returns the digest of a sentence as `normalizeSentence()` returns it. */
export function digestNormalized(text: string): number {
  let hash = start;
  for (let index = 0; index < text.length; index++) hash = mix(hash, text.charCodeAt(index));
  return finish(hash);
}

/**
 * Returns the digest of a sentence that has only signs of `sentenceSigns`, as nearly all sentences of European
 * languages do: in one pass, without the texts in between. Undefined for any other sentence.
 */
function digestPlain(text: string): number | undefined {
  let last = text.length - 1;
  for (; last >= 0; last--) {
    const sign = sentenceSigns[text.charCodeAt(last)];
    if (!sign) return undefined;
    if (isLetterSign(sign) || sign === percent || sign === plus) break;
  }
  let first = 0;
  for (; first <= last; first++) {
    const sign = sentenceSigns[text.charCodeAt(first)];
    if (!sign) return undefined;
    if (isLetterSign(sign)) break;
  }
  let hash = start;
  let before = 0;
  for (let index = first; index <= last; index++) {
    const sign = sentenceSigns[text.charCodeAt(index)];
    if (!sign) return undefined;
    if (sign === signKinds.ignored) continue;
    if (sign === signKinds.dash && before === signKinds.dash) continue;
    if (sign === signKinds.threeDots) hash = mix(mix(mix(hash, dot), dot), dot);
    else hash = mix(hash, sign);
    before = sign;
  }
  return finish(hash);
}

const percent = 37;
const plus = 43;
const dot = 46;
const start = 0x811c9dc5;

function mix(hash: number, code: number): number {
  const mixed = Math.imul(hash ^ code, 0x01000193);
  return mixed ^ (mixed >>> 15);
}

function finish(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  // A signed number, which sets find faster.
  return mixed ^ (mixed >>> 16);
}
