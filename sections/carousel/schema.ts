import Type, { type Static } from 'typebox';
import { head } from '../../schema/parts/head.ts';
import { image } from '../../schema/parts/image.ts';
import { stat } from '../../schema/parts/stat.ts';
import { line, markdown } from '../../schema/parts/text.ts';
import { section } from '../../schema/section.ts';

const slide = Type.Object(
  {
    title: line('Title of the slide.'),
    subtitle: Type.Optional(line('A line below the title.')),
    description: markdown('What the slide says.'),
    stat: Type.Optional(stat),
    image: Type.Optional(image),
  },
  { additionalProperties: false, description: 'A slide.' },
);

/** Slides that follow each other by themselves, with figures beside them. */
export const schema = section(
  'carousel',
  'Slides that follow each other by themselves; visitors can pause them and pick one.',
  {
    ...head,
    slides: Type.Array(slide, { minItems: 2, description: 'The slides, in order.' }),
    interval: Type.Optional(
      Type.Number({ minimum: 2, description: 'Seconds each slide stays; 4 by default.' }),
    ),
    stats: Type.Optional(
      Type.Array(stat, { minItems: 1, description: 'Figures that stay beside the slides.' }),
    ),
  },
);

/** Slides that follow each other by themselves, with figures beside them. */
export type Carousel = Static<typeof schema>;
