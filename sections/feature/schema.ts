import Type, { type Static } from 'typebox';
import { actions } from '../../schema/fields/action.ts';
import { image } from '../../schema/fields/image.ts';
import { sectionHeader } from '../../schema/fields/sectionHeader.ts';
import { lines, markdown } from '../../schema/fields/text.ts';
import { section } from '../../schema/section.ts';

/** Text beside a picture. */
export const schema = section(
  'feature',
  'Text, points with check marks and buttons next to an image.',
  {
    ...sectionHeader,
    text: Type.Optional(markdown('The text.')),
    points: Type.Optional(lines('Points with check marks below the text.')),
    image: Type.Optional(image),
    actions: Type.Optional(actions),
    flip: Type.Optional(Type.Boolean({ description: '`true` puts the image on the left.' })),
  },
);

/** Text beside a picture. */
export type Feature = Static<typeof schema>;
