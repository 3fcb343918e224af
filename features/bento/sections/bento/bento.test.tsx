import { expect, test } from 'vitest';
import { renderSection } from '../../../../tests/renderSection.tsx';

test.each([
  [2, '2'],
  [3, '3'],
  [4, undefined],
  [5, '3'],
  [6, '3'],
  [8, undefined],
  [9, '3'],
])('%i small tiles leave no gap', (count, columns) => {
  const items = Array.from({ length: count }, (_, index) => ({ title: `Tile ${index}` }));
  const [, found] = /data-columns="(\d)"/.exec(renderSection({ type: 'bento', items })) ?? [];
  expect(found).toBe(columns);
});

test('larger tiles keep the grid of four columns', () => {
  const items = [{ title: 'A', size: 'wide' }, { title: 'B' }, { title: 'C' }];
  expect(renderSection({ type: 'bento', items })).not.toContain('data-columns');
});
