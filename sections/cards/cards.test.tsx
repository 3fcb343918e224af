import { expect, test } from 'vitest';
import { renderSection } from '../../tests/renderSection.tsx';

const cards = (count: number, keys = {}) =>
  renderSection({
    type: 'cards',
    title: 'Services',
    items: Array.from({ length: count }, (_, index) => ({ title: `Service ${index}` })),
    ...keys,
  });

test.each([
  [3, '2'],
  [4, '2'],
  [5, '3'],
  [6, '3'],
])('one large card of %i leaves no gap in %s columns', (count, columns) => {
  expect(cards(count, { layout: 'feature' })).toContain(`data-columns="${columns}"`);
});

test('a number of columns is the choice of the site', () => {
  expect(cards(4, { layout: 'feature', columns: 3 })).toContain('data-columns="3"');
});
