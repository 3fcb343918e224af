import { expect, test } from 'vitest';
import { fillGrid } from './fillGrid.ts';

test.each([
  [['small', 'small', 'small', 'small'], 4, [1, 1, 1, 1]],
  [['large', 'small'], 4, [2, 2]],
  [['large', 'small', 'small', 'small'], 4, [2, 1, 1, 2]],
  [['wide', 'tall', 'small'], 2, [2, 1, 1]],
  [['small', 'small', 'small'], 2, [1, 1, 2]],
  [['tall', 'small', 'wide'], 2, [1, 1, 2]],
] as const)('%j in %i columns', (sizes, columns, widths) => {
  expect(fillGrid(sizes, columns).map(({ width }) => width)).toEqual(widths);
});

test('a tile grows down where nothing fits below it', () => {
  const heights = fillGrid(['large', 'small', 'tall', 'wide'], 4).map(({ height }) => height);
  expect(heights).toEqual([2, 2, 2, 1]);
});
