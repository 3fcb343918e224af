import Type, { type Static } from 'typebox';
import { alignedHeader } from '../../schema/vocabulary/fields/sectionHeader.ts';
import { line, markdown, plain } from '../../schema/vocabulary/fields/text.ts';
import { section } from '../../schema/vocabulary/section.ts';

const item = Type.Object(
  {
    name: line('Name of the dish, product or service.'),
    price: plain('Price as shown, such as "$12" or "from 40 €".'),
    text: Type.Optional(line('Description below the name.')),
    tags: Type.Optional(
      Type.Array(plain('A tag.'), {
        minItems: 1,
        maxItems: 6,
        description: 'Short notes after the name, such as "vegan".',
      }),
    ),
  },
  { additionalProperties: false, description: 'An entry with its price.' },
);

const group = Type.Object(
  {
    title: Type.Optional(line('Title of the group.')),
    text: Type.Optional(markdown('Text below the title of the group.')),
    items: Type.Array(item, { minItems: 1, description: 'The entries, in order.' }),
  },
  { additionalProperties: false, description: 'Entries that belong together.' },
);

/** Dishes, products or services with their prices. */
export const schema = section(
  'price-list',
  'Dishes, products or services with prices, in groups.',
  {
    ...alignedHeader,
    groups: Type.Array(group, { minItems: 1, description: 'The groups, in order.' }),
    note: Type.Optional(markdown('Note below the list.')),
    kind: Type.Optional(
      Type.Enum(['menu', 'services'], {
        description:
          'Structured data for search engines: `menu` of a restaurant, or `services`. None by default.',
      }),
    ),
  },
  {
    'x-group': 'Offer and prices',
    'x-synonyms': ['menu', 'prices', 'dishes', 'rates', 'services', 'card'],
  },
);

/** Dishes, products or services with their prices. */
export type PriceList = Static<typeof schema>;
