import Type, { type Static } from 'typebox';

/** An image from public/ with its alternative text. */
export const image = Type.Object(
  {
    src: Type.String({
      format: 'image',
      description:
        'Path in public/, such as `/images/team.svg`. Until there is a picture: `placeholder:landscape`, `placeholder:portrait`, `placeholder:square` or `placeholder:logo`.',
    }),
    alt: Type.String({
      format: 'alt',
      description: 'Description of the image for visitors who cannot see it; "" for decoration.',
    }),
  },
  { additionalProperties: false, description: 'An image.' },
);

/** An image from public/ with its alternative text. */
export type Image = Static<typeof image>;
