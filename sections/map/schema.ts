import Type, { type Static } from 'typebox';
import {
  alignedHeader,
  choice,
  image,
  line,
  list,
  mapping,
  plain,
  section,
} from '../../schema/vocabulary.ts';

const position = Type.Array(
  Type.Number({ minimum: -180, maximum: 180, description: 'Degrees, such as 60.3929.' }),
  {
    minItems: 2,
    maxItems: 2,
    description: 'Latitude and longitude in degrees, such as `[60.3929, 5.3241]`.',
  },
);

const place = mapping('A place.', {
  name: plain('Name of the place.'),
  at: position,
  address: Type.Optional(line('Its address, in one line.')),
  text: Type.Optional(line('How visitors get there.')),
});

const way = mapping('A line of the drawing.', {
  name: Type.Optional(plain('Name beside the line.')),
  kind: choice(['road', 'path', 'rail', 'water'], 'How the line is drawn; as a `road` by default.'),
  points: Type.Array(position, { minItems: 2, description: 'The points of the line, in order.' }),
});

export const schema = section(
  'map',
  'Where places are: a picture of a map, or a drawing from their coordinates, with links to maps. No other service is asked before a click.',
  {
    ...alignedHeader,
    places: Type.Array(place, { minItems: 1, maxItems: 20, description: 'The places, in order.' }),
    ways: list('Roads, paths, rails and water in the drawing, for orientation.', way),
    image: Type.Optional(image),
  },
  { 'x-group': 'Time and place', 'x-synonyms': 'directions location find-us how-to-get-here' },
);

export type SiteMap = Static<typeof schema>;

/** Latitude and longitude in degrees. */
export type Position = Static<typeof position>;
