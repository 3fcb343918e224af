import Type, { type Static } from 'typebox';
import {
  alignedHeader,
  featureKeys,
  image,
  line,
  link,
  mapping,
  plain,
  sample,
  section,
} from '../../../../schema/vocabulary.ts';

const integration = mapping('A product or partner.', {
  name: plain('Name of the product or partner.'),
  image: Type.Optional(image),
  text: Type.Optional(line('A sentence about it.')),
  category: Type.Optional(
    plain('Category. Products with several categories have a filter by them.'),
  ),
  to: Type.Optional(link('Where visitors read more about it.')),
  sample,
  ...featureKeys.entry,
});

export const schema = section(
  'integrations',
  'Products or partners with their logos. Visitors filter them by `category`, also without JavaScript.',
  {
    ...alignedHeader,
    items: Type.Array(integration, { minItems: 1, description: 'The products, in order.' }),
  },
  { 'x-group': 'Trust', 'x-synonyms': 'apps plugins partners connectors marketplace directory' },
);

export type Integrations = Static<typeof schema>;
