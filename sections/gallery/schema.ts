import Type, { type Static } from 'typebox';
import {
  alignedHeader,
  choice,
  image,
  mapping,
  plain,
  section,
  structuredData,
} from '../../schema/vocabulary.ts';
import { picture as pictureKeys } from '../_shared/fields/picture.ts';

const picture = mapping('A picture.', {
  image: mapping('An image.', {
    src: image.properties.src,
    alt: image.properties.alt,
    focus: image.properties.focus,
    credit: pictureKeys.properties.credit,
  }),
  caption: Type.Optional(plain('Caption below the picture.')),
});

export const schema = section(
  'gallery',
  'Pictures in a grid; a click shows one large.',
  {
    ...alignedHeader,
    items: Type.Array(picture, { minItems: 1, description: 'The pictures, in order.' }),
    columns: choice(
      [2, 3, 4],
      'Pictures per row on wide screens. Default: 3; a mosaic always has four.',
    ),
    layout: choice(
      ['grid', 'masonry', 'mosaic', 'row'],
      '`grid` (default): pictures of one shape. `masonry`: columns of whole pictures. `mosaic`: large and small pictures without gaps. `row`: whole pictures of one height, which scroll sideways.',
    ),
    structuredData: structuredData('pictures'),
  },
  { 'x-group': 'Pictures and video', 'x-synonyms': 'pictures photos images portfolio lightbox' },
);

export type Gallery = Static<typeof schema>;
