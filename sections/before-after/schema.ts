import Type, { type Static } from 'typebox';
import { image } from '../../schema/vocabulary/fields/image.ts';
import { choice, mapping } from '../../schema/vocabulary/fields/shapes.ts';
import { line, plain } from '../../schema/vocabulary/fields/strings.ts';
import { alignedHeader, section } from '../../schema/vocabulary/section.ts';

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
