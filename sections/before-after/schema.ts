import Type, { type Static } from 'typebox';
import {
  alignedHeader,
  choice,
  image,
  line,
  mapping,
  plain,
  section,
} from '../../schema/vocabulary.ts';

const labels = mapping('Labels instead of “Before” and “After”.', {
  before: Type.Optional(plain('Label of the first picture.')),
  after: Type.Optional(plain('Label of the second picture.')),
});

export const schema = section(
  'before-after',
  'Two pictures of the same thing at two times, one on the other, with a slider between them. Without JavaScript they stand side by side.',
  {
    ...alignedHeader,
    before: image,
    after: image,
    labels: Type.Optional(labels),
    ratio: choice(
      ['wide', 'classic', 'square', 'tall'],
      'Shape of the pictures; `classic` (3 : 2) by default.',
    ),
    caption: Type.Optional(line('Remark below the pictures.')),
  },
  {
    'x-group': 'Pictures and video',
    'x-synonyms': 'image-compare comparison-slider renovation makeover',
  },
);

export type BeforeAfter = Static<typeof schema>;
