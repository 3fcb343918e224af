import Type, { type Static } from 'typebox';
import { image } from './fields/image.ts';
import { choice, mapping } from './fields/shapes.ts';

const background = mapping(
  'What is behind the content, besides the colour of `tone`.',
  {
    image: Type.Optional(
      mapping(
        'Picture behind the section. Its text is light on the darkened picture; with another `tone` than `dark`, it stands on a panel.',
        {
          ...image.properties,
          overlay: choice(
            ['normal', 'strong'],
            'How much the picture is darkened; `normal` by default.',
          ),
        },
      ),
    ),
    gradient: choice(
      ['fade', 'glow', 'sweep'],
      'Soft colour behind the content: from the bottom (`fade`), from a corner (`glow`), or across (`sweep`).',
    ),
    pattern: choice(['dots', 'grid', 'stripes'], 'Faint pattern behind the content.'),
  },
  { minProperties: 1, title: 'Picture or pattern behind it', 'x-panel': 'Design' },
);

/** The keys for the frame of a section, which `SectionFrame` shows. */
export const frameKeys = {
  background: Type.Optional(background),
  space: choice(
    ['none', 'small', 'large'],
    'Space above and below the content; set by the theme unless given here.',
    { title: 'Space above and below' },
  ),
  width: choice(
    ['narrow', 'page', 'full'],
    'Width of the content: of a column of text, of the page, or of the window.',
  ),
  divider: choice(['line', 'slant', 'curve'], 'Upper edge of the section.', {
    title: 'Upper edge',
  }),
};

const frame = Type.Object(frameKeys);

/** The keys for the frame of a section. */
export type Frame = Static<typeof frame>;
