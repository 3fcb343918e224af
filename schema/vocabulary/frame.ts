import Type, { type Static } from 'typebox';
import { image } from './fields/image.ts';

const background = Type.Object(
  {
    image: Type.Optional(
      Type.Object(
        {
          ...image.properties,
          overlay: Type.Optional(
            Type.Enum(['normal', 'strong'], {
              description: 'How much the picture is darkened; `normal` by default.',
            }),
          ),
        },
        {
          additionalProperties: false,
          description:
            'Picture behind the section. Its text is light on the darkened picture; with another `tone` than `dark`, it stands on a panel.',
        },
      ),
    ),
    gradient: Type.Optional(
      Type.Enum(['fade', 'glow', 'sweep'], {
        description:
          'Soft colour behind the content: from the bottom (`fade`), from a corner (`glow`), or across (`sweep`).',
      }),
    ),
    pattern: Type.Optional(
      Type.Enum(['dots', 'grid', 'stripes'], { description: 'Faint pattern behind the content.' }),
    ),
  },
  {
    additionalProperties: false,
    minProperties: 1,
    title: 'Picture or pattern behind it',
    description: 'What is behind the content, besides the colour of `tone`.',
  },
);

/** The keys for the frame of a section, which `SectionFrame` shows. */
export const frameKeys = {
  background: Type.Optional(background),
  space: Type.Optional(
    Type.Enum(['none', 'small', 'large'], {
      title: 'Space above and below',
      description: 'Space above and below the content; set by the theme unless given here.',
    }),
  ),
  width: Type.Optional(
    Type.Enum(['narrow', 'page', 'full'], {
      description: 'Width of the content: of a column of text, of the page, or of the window.',
    }),
  ),
  divider: Type.Optional(
    Type.Enum(['line', 'slant', 'curve'], {
      title: 'Upper edge',
      description: 'Upper edge of the section.',
    }),
  ),
};

const frame = Type.Object(frameKeys);

/** The keys for the frame of a section. */
export type Frame = Static<typeof frame>;
