import Type, { type Static } from 'typebox';
import { choice, image, line, mapping, plain } from '../../../schema/vocabulary.ts';

/** An image that is content of its own, with what is shown around it. */
export const picture = mapping('An image.', {
  ...image.properties,
  ratio: choice(
    ['wide', 'classic', 'square', 'tall'],
    'Cuts the image to 16 : 9 (`wide`), 3 : 2 (`classic`), 1 : 1 (`square`) or 3 : 4 (`tall`), around the point of `focus`.',
    { title: 'Shape' },
  ),
  frame: choice(['browser', 'phone'], 'Draws a window of a browser or a phone around the image.', {
    title: 'Drawn frame',
  }),
  video: Type.Optional(
    Type.String({
      format: 'link',
      pattern: '^/.+\\.(mp4|webm)$',
      title: 'Moving picture',
      description:
        'Path of a video in public/, such as `/videos/desk.mp4`. It plays in place of the image, silently and again and again; visitors who want less motion see the image.',
    }),
  ),
  caption: Type.Optional(line('Caption below the image.')),
  credit: Type.Optional(plain('Who made the image, or holds its rights; shown below it.')),
});

/** An image that is content of its own, with what is shown around it. */
export type ContentPicture = Static<typeof picture>;
