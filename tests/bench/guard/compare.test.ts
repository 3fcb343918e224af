import { expect, test } from 'vitest';
import { compare } from './compare.ts';

test('compares pair by pair, so that a machine that becomes slower changes no ratio', () => {
  const { ratio, isSlower } = compare([
    { base: 1, current: 1.1 },
    { base: 2, current: 2 },
    { base: 8, current: 8.32 },
  ]);
  expect(ratio.median).toBeCloseTo(1.04);
  expect([ratio.min, ratio.max]).toEqual([1, 1.1]);
  expect(isSlower).toBe(false);
});

test('fails above the limit', () => {
  expect(compare([{ base: 1, current: 1.06 }]).isSlower).toBe(true);
  expect(() => compare([])).toThrow();
});
