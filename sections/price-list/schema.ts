import Type, { type Static } from 'typebox';
import {
  alignedHeader,
  choice,
  line,
  list,
  mapping,
  markdown,
  plain,
  section,
} from '../../schema/vocabulary.ts';

const item = mapping('An entry with its price.', {
  name: line('Name of the dish, product or service.'),
  price: plain('Price as shown, such as "$12" or "from 40 €".'),
  text: Type.Optional(line('Description below the name.')),
  tags: list('Short notes after the name, such as "vegan".', plain('A tag.'), { maxItems: 6 }),
});

const group = mapping('Entries that belong together.', {
  title: Type.Optional(line('Title of the group.')),
  text: Type.Optional(markdown('Text below the title of the group.')),
  items: Type.Array(item, { minItems: 1, description: 'The entries, in order.' }),
});

export const schema = section(
  'price-list',
  'Dishes, products or services with prices, in groups.',
  {
    ...alignedHeader,
    groups: Type.Array(group, { minItems: 1, description: 'The groups, in order.' }),
    note: Type.Optional(markdown('Note below the list.')),
    kind: choice(
      ['menu', 'services'],
      'Structured data for search engines: `menu` of a restaurant, or `services`. None by default.',
    ),
  },
  { 'x-group': 'Offer and prices', 'x-synonyms': 'menu prices dishes rates services card' },
);

export type PriceList = Static<typeof schema>;
