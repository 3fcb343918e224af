import { plainWords } from '../../base/text/plainWords.ts';
import { absoluteImage } from '../_shared/page/absoluteImage.ts';
import type { PageContext } from '../_shared/page/page.ts';
import type { Testimonials } from './schema.ts';

/**
 * Returns a schema.org Review of the organization for each testimonial, unless the section opts out.
 * There is no average: Google shows no stars for reviews that an organization publishes itself.
 */
export default function testimonialsData(section: Testimonials, page: PageContext): object[] {
  if (section.structuredData === false) return [];
  const itemReviewed = {
    '@type': 'Organization',
    '@id': `${page.absolute('/')}#organization`,
    name: page.site.name,
  };
  return section.items.map(({ text, author, role, company, image, rating }) => {
    const picture = image && absoluteImage(image.src, page);
    return {
      '@type': 'Review',
      itemReviewed,
      reviewBody: plainWords(text),
      author: {
        '@type': 'Person',
        name: author,
        ...(role && { jobTitle: role }),
        ...(company && { worksFor: { '@type': 'Organization', name: company } }),
        ...(picture && { image: picture }),
      },
      ...(rating && { reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 } }),
    };
  });
}
