import Type, { type Static } from 'typebox';
import {
  alignedHeader,
  choice,
  image,
  mapping,
  markdown,
  plain,
  sample,
  section,
  structuredData,
} from '../../schema/vocabulary.ts';

const testimonial = mapping('A testimonial.', {
  text: markdown('What the person says, without quotation marks.'),
  author: plain('Name of the person.'),
  role: Type.Optional(plain('Position of the person.')),
  company: Type.Optional(plain('Company of the person.')),
  image: Type.Optional(image),
  rating: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 5, description: 'Stars, from 1 to 5.' }),
  ),
  sample,
});

export const schema = section(
  'testimonials',
  'Quotations of several people, with their authors.',
  {
    ...alignedHeader,
    items: Type.Array(testimonial, { minItems: 1, description: 'The testimonials, in order.' }),
    layout: choice(
      ['grid', 'row', 'masonry', 'spotlight', 'lines', 'center'],
      '`grid` (default): columns. `row`: one row that scrolls sideways. `masonry`: columns of boxes as high as their texts. `spotlight`: the first one large. `lines`: large quotations below each other. `center`: without boxes, in the middle.',
    ),
    structuredData: structuredData('testimonials'),
  },
  { 'x-group': 'Trust', 'x-synonyms': 'customer-voices opinions reviews ratings recommendations' },
);

export type Testimonials = Static<typeof schema>;
