import Type, { type Static } from 'typebox';
import { mapping } from './shapes.ts';

/** An image from public/ with its alternative text. */
export const image = mapping('An image.', {
  src: Type.String({
    format: 'image',
    title: 'Picture',
    description:
      'Path in public/, such as `/images/team.svg`. Until there is a picture: `placeholder:landscape`, `placeholder:portrait`, `placeholder:square` or `placeholder:logo`.',
  }),
  alt: Type.String({
    format: 'alt',
    title: 'Alternative text',
    description: 'Description of the image for visitors who cannot see it; "" for decoration.',
  }),
  focus: Type.Optional(
    Type.Array(Type.Integer({ minimum: 0, maximum: 100, description: 'Percent.' }), {
      minItems: 2,
      maxItems: 2,
      title: 'Point that stays visible',
      description:
        'The point that stays visible where the image is cut, in percent from the left and from the top, such as `[50, 20]`.',
    }),
  ),
  dark: Type.Optional(
    Type.String({
      format: 'image',
      title: 'Picture in the dark scheme',
      description: 'Path of the image for the dark scheme.',
    }),
  ),
  phone: Type.Optional(
    Type.String({
      format: 'image',
      title: 'Picture on phones',
      description: 'Path of the image for narrow screens.',
    }),
  ),
});

/** An image without variants: a poster, whose place gives it its shape. */
export const poster = Type.Pick(image, ['src', 'alt'], {
  additionalProperties: false,
  description: 'An image.',
});

/** An image from public/ with its alternative text. */
export type Image = Static<typeof image>;
