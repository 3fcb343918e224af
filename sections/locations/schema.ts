import Type, { type Static } from 'typebox';
import { actions } from '../../schema/vocabulary/fields/action.ts';
import { alignedHeader } from '../../schema/vocabulary/fields/sectionHeader.ts';
import { line, lines, plain } from '../../schema/vocabulary/fields/text.ts';
import { section } from '../../schema/vocabulary/section.ts';

const list = Type.Object(
  {
    title: plain('Title of the list, such as "Languages" or "Opening hours".'),
    items: lines('The entries, in order.'),
    style: Type.Optional(
      Type.Enum(['pills', 'ticks', 'text'], {
        description:
          '`pills` (default): short words side by side. `ticks`: sentences with check marks. `text`: lines without a mark.',
      }),
    ),
  },
  { additionalProperties: false, description: 'Facts about the place.' },
);

const location = Type.Object(
  {
    name: plain('Name of the place: a country, a city, a branch.'),
    flag: Type.Optional(
      plain('Flag of its country, as an emoji or a two-letter code; decoration only.'),
    ),
    description: Type.Optional(line('A sentence about what you offer there.')),
    lists: Type.Optional(
      Type.Array(list, {
        minItems: 1,
        maxItems: 6,
        description:
          'Lists of facts. Places with the same lists, in the same order, are easy to compare.',
      }),
    ),
  },
  { additionalProperties: false, description: 'A place.' },
);

/** Places where a business is present, with facts about each. */
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
    'x-synonyms': [
      'countries',
      'regions',
      'places',
      'branches',
      'offices',
      'stores',
      'coverage',
      'service-area',
    ],
  },
);

/** Places where a business is present, with facts about each. */
export type Locations = Static<typeof schema>;
