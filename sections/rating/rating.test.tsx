import { expect, test } from 'vitest';
import { renderStructuredData } from '../../tests/renderSection.tsx';
import { samplePage } from '../../tests/sampleRenderContext.ts';
import { check } from './check.ts';
import type { Ratings } from './schema.ts';

const product = { kind: 'Product', name: 'Kettle' } as const;
const ratings = (item: Partial<Ratings['items'][number]>): Ratings => ({
  type: 'rating',
  items: [{ source: 'Customers', rating: 4.5, count: 20, ...item }],
});

test('search engines get ratings of products, and none of the organization', () => {
  expect(renderStructuredData(ratings({}))).toEqual([]);
  expect(renderStructuredData(ratings({ product }))).toMatchObject([
    {
      '@type': 'Product',
      name: 'Kettle',
      aggregateRating: { ratingValue: 4.5, ratingCount: 20 },
    },
  ]);
});

test('reports ratings of products that search engines refuse', () => {
  expect(check(ratings({ product }), samplePage)).toEqual([]);
  const elsewhere = ratings({ product, to: 'https://reviews.example.org' });
  expect(check(elsewhere, samplePage)[0]?.message).toContain('another site');
  const { count: _, ...item } = ratings({ product }).items[0] as Ratings['items'][number];
  expect(check({ type: 'rating', items: [item] } as Ratings, samplePage)[0]?.hint).toBe(
    'add `count`',
  );
});
