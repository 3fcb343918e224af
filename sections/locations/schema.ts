import Type, { type Static } from 'typebox';
import {
  actions,
  alignedHeader,
  choice,
  featureKeys,
  line,
  lines,
  list,
  mapping,
  plain,
  section,
} from '../../schema/vocabulary.ts';

const facts = mapping('Facts about the place.', {
  title: plain('Title of the list, such as "Languages" or "Opening hours".'),
  items: lines('The entries, in order.'),
  style: choice(
    ['pills', 'ticks', 'text'],
    '`pills` (default): short words side by side. `ticks`: sentences with check marks. `text`: lines without a mark.',
  ),
});

const location = mapping('A place.', {
  name: plain('Name of the place: a country, a city, a branch.'),
  flag: Type.Optional(
    plain('Flag of its country, as an emoji or a two-letter code; decoration only.'),
  ),
  description: Type.Optional(line('A sentence about what you offer there.')),
  lists: list(
    'Lists of facts. Places with the same lists, in the same order, are easy to compare.',
    facts,
    { maxItems: 6 },
  ),
  ...featureKeys.entry,
});

export const schema = section(
  'locations',
  'A card for each place where you are present: countries, cities, branches or offices, with a description and facts.',
  {
    ...alignedHeader,
    items: Type.Array(location, { minItems: 1, description: 'The places, in order.' }),
    actions: Type.Optional(actions),
  },
  {
    'x-group': 'Time and place',
    'x-synonyms': 'countries regions places branches offices stores coverage service-area',
  },
);

export type Locations = Static<typeof schema>;
