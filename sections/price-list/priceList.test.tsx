import { expect, test } from 'vitest';
import { renderStructuredData, sectionExample } from '../../tests/renderSection.tsx';
import type { PriceList } from './schema.ts';

test('gives search engines the prices that are plain numbers', () => {
  const prices = ['$12', '12,50 €', 'from $60', '2 for 5', '1,200'];
  const items = prices.map((price) => ({ name: price, price }));
  const section = sectionExample<PriceList>('price-list', {
    kind: 'services',
    groups: [{ items }],
  });
  const [catalog] = renderStructuredData(section) as {
    itemListElement: { offers?: { price: string } }[];
  }[];
  expect(catalog?.itemListElement.map(({ offers }) => offers?.price)).toEqual([
    '12',
    '12.50',
    undefined,
    undefined,
    undefined,
  ]);
});

test('is a menu with sections for a restaurant, and says nothing by default', () => {
  const section: PriceList = {
    type: 'price-list',
    kind: 'menu',
    groups: [
      {
        title: 'To begin',
        items: [
          { name: 'Oysters', price: '$24' },
          { name: 'Soup', price: 'on request' },
        ],
      },
      { title: 'To end', items: [{ name: 'Tart', price: '$9' }] },
    ],
  };
  expect(renderStructuredData(section)[0]).toMatchObject({
    '@type': 'Menu',
    hasMenuSection: [
      {
        '@type': 'MenuSection',
        name: 'To begin',
        hasMenuItem: [
          { '@type': 'MenuItem', offers: { price: '24', priceCurrency: 'USD' } },
          { '@type': 'MenuItem' },
        ],
      },
      { name: 'To end' },
    ],
  });
  const { kind: _, ...plain } = section;
  expect(renderStructuredData(plain)).toEqual([]);
});
