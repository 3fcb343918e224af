import { expect, test } from 'vitest';
import { checkJsonLd } from '../../features/checks/structuredData/checkJsonLd.ts';
import { renderStructuredData, sectionExample } from '../../tests/renderSection.tsx';
import type { Testimonials } from './schema.ts';

const section: Testimonials = {
  type: 'testimonials',
  items: [
    { text: 'They **count** twice.', author: 'Rosa', role: 'Owner', company: 'Nord', rating: 4 },
    { text: 'On time.', author: 'Jon', image: { src: '/images/jon.jpg', alt: 'Jon' } },
  ],
};

test('each testimonial is a review of the organization, with stars only where it has them', () => {
  const data = renderStructuredData(section);
  const itemReviewed = {
    '@type': 'Organization',
    '@id': 'https://www.example.com/#organization',
    name: 'Sample',
  };
  expect(data).toEqual([
    {
      '@type': 'Review',
      itemReviewed,
      reviewBody: 'They count twice.',
      author: {
        '@type': 'Person',
        name: 'Rosa',
        jobTitle: 'Owner',
        worksFor: { '@type': 'Organization', name: 'Nord' },
      },
      reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5 },
    },
    {
      '@type': 'Review',
      itemReviewed,
      reviewBody: 'On time.',
      author: { '@type': 'Person', name: 'Jon', image: 'https://www.example.com/images/jon.jpg' },
    },
  ]);
  expect(checkJsonLd(data)).toEqual([]);
});

test('a section can opt out', () => {
  const example = sectionExample<Testimonials>('testimonials', { structuredData: false });
  expect(renderStructuredData(example)).toEqual([]);
});
