import Type, { type Static } from 'typebox';
import {
  alignedHeader,
  image,
  link,
  mapping,
  plain,
  sample,
  section,
} from '../../schema/vocabulary.ts';

const product = mapping(
  'The product that this site collected the reviews of, for search engines. They do not accept ratings of a business on its own site, or those that another site collected.',
  {
    kind: Type.Enum(['Product', 'SoftwareApplication', 'Course', 'Book', 'Recipe'], {
      description: 'What is rated.',
    }),
    name: plain('Its name.'),
  },
);

const rating = mapping('An average of reviews.', {
  source: plain('Who collected the reviews, such as "Google" or "Guests of our house".'),
  rating: Type.Number({ minimum: 0, maximum: 5, description: 'Average rating, from 0 to 5.' }),
  count: Type.Optional(Type.Integer({ minimum: 1, description: 'Number of reviews.' })),
  image: Type.Optional(image),
  to: Type.Optional(link('Where visitors read the reviews.')),
  product: Type.Optional(product),
  sample,
});

export const schema = section(
  'rating',
  'Average ratings in a row, with stars and the number of reviews.',
  {
    ...alignedHeader,
    items: Type.Array(rating, { minItems: 1, maxItems: 6, description: 'The ratings, in order.' }),
  },
  { 'x-group': 'Trust', 'x-synonyms': 'reviews stars trust trustpilot social-proof' },
);

export type Ratings = Static<typeof schema>;
