import Type, { type Static } from 'typebox';
import {
  alignedHeader,
  choice,
  icon,
  image,
  line,
  link,
  mapping,
  plain,
  sample,
  section,
} from '../../../../schema/vocabulary.ts';

const tile = mapping(
  'A tile.',
  {
    size: choice(
      ['small', 'wide', 'tall', 'large'],
      'Cells that the tile covers on wide screens: one (`small`, the default), two beside each other (`wide`), two above each other (`tall`), or four (`large`).',
    ),
    tone: choice(['plain', 'tint', 'dark', 'accent'], 'Colours of the tile.'),
    icon: Type.Optional(icon('Icon above the title.')),
    value: Type.Optional(plain('Large figure above the title, such as "98%".')),
    title: Type.Optional(line('Title of the tile.')),
    text: Type.Optional(line('Text below the title.')),
    image: Type.Optional(image),
    to: Type.Optional(link('Where the title leads.')),
    sample,
  },
  { minProperties: 1 },
);

export const schema = section(
  'bento',
  'Tiles of different sizes that fill a grid: pictures, figures and short texts at a glance.',
  {
    ...alignedHeader,
    items: Type.Array(tile, {
      minItems: 2,
      maxItems: 16,
      description:
        'The tiles, in order. Later small ones fill gaps. The grid has four columns on wide screens and two on tablets.',
    }),
  },
  {
    'x-group': 'Offer and prices',
    'x-synonyms': 'tiles mosaic grid bento-grid',
    'x-tones': ['dark', 'accent'],
  },
);

export type Bento = Static<typeof schema>;
