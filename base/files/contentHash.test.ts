import { expect, test } from 'vitest';
import { contentHash } from './contentHash.ts';

test('hashes text and bytes alike', () => {
  expect(contentHash('süß')).toBe(contentHash(Buffer.from('süß')));
});
