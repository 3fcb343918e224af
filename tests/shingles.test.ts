import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeShingles } from '../features/checks/similarity/computeSketch.ts';

const texts = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'we',
        'answer',
        'Every',
        'request',
        '2026',
        'ß',
        'naïve',
        'Καλή',
        '東京',
        '𝒳y',
      ),
      fc.constantFrom(' ', ' ', ', ', ' \u2022 ', '-', '—', '👋', '\ud835', '\udcb3', '\n'),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { maxLength: 60, size: 'max' },
  )
  .map((parts) => parts.join(' ').toLowerCase());

test('every run of four words gets its hash', async () => {
  let longest = 0;
  await fc.assert(
    fc.property(texts, (text) => {
      const found = [...computeShingles(text)];
      longest = Math.max(longest, found.length);
      expect(found).toEqual(hashesPlainly(text));
    }),
    { numRuns: 2000, seed: 7 },
  );
  expect(longest).toBeGreaterThan(20);
});

/** Computes the hashes the obvious way, as the reference for the fast implementation. */
function hashesPlainly(text: string): number[] {
  const hashes = (text.match(/[\p{L}\p{N}\u2022]+/gu) ?? []).map((word) => {
    let value = 0x811c9dc5;
    for (let index = 0; index < word.length; index++)
      value = Math.imul(value ^ word.charCodeAt(index), 0x01000193);
    return value >>> 0;
  });
  return hashes.slice(3).map((_, index) => {
    let value = 0;
    for (const hash of hashes.slice(index, index + 4))
      value = Math.imul(value ^ hash, 0x01000193) + 0x9e3779b1;
    return value >>> 0;
  });
}
