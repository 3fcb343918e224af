import Type, { type Static } from 'typebox';
import {
  alignedHeader,
  image,
  line,
  list,
  mapping,
  markdown,
  section,
} from '../../schema/vocabulary.ts';
import { stat } from '../_shared/fields/stat.ts';

const slide = mapping('A slide.', {
  title: Type.Optional(line('Title of the slide. A picture with an alternative text needs none.')),
  subtitle: Type.Optional(line('Line below the title.')),
  description: Type.Optional(markdown('Text of the slide.')),
  stat: Type.Optional(stat),
  image: Type.Optional(image),
});

export const schema = section(
  'carousel',
  'Slides with texts, pictures or both that advance automatically; visitors can pause them and choose one.',
  {
    ...alignedHeader,
    slides: Type.Array(slide, { minItems: 2, description: 'The slides, in order.' }),
    interval: Type.Optional(
      Type.Number({ minimum: 2, description: 'Seconds per slide. Default: 4.' }),
    ),
    stats: list('Figures next to the slides.', stat),
  },
  {
    'x-group': 'Pictures and video',
    'x-synonyms': 'slider slideshow gallery testimonial pictures reviews',
  },
);

export type Carousel = Static<typeof schema>;
