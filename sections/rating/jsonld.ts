import type { Ratings } from './schema.ts';

/**
 * Returns the rated products with their AggregateRating. Ratings of the organization itself have none:
 * Google shows no stars for reviews that an organization publishes of itself.
 */
export default function ratingData({ items }: Ratings): object[] {
  return items.flatMap(({ product, rating, count }) =>
    product && count
      ? {
          '@type': product.kind,
          name: product.name,
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating,
            bestRating: 5,
            ratingCount: count,
          },
        }
      : [],
  );
}
