import { expect, test } from 'vitest';
import { samplePage } from '../../../../tests/sampleRenderContext.ts';
import { check } from './check.ts';
import type { Integrations } from './schema.ts';

test('each category that visitors cannot filter by is reported at its first product', () => {
  const categories = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'i', 'j'];
  const section: Integrations = {
    type: 'integrations',
    items: categories.map((category, index) => ({ name: `Product ${index}`, category })),
  };
  expect(check(section, samplePage).map(({ path }) => path)).toEqual([
    ['items', 8, 'category'],
    ['items', 10, 'category'],
  ]);
  expect(check({ ...section, items: section.items.slice(0, 8) }, samplePage)).toEqual([]);
});
