import Type, { type Static } from 'typebox';
import {
  actions,
  choice,
  flag,
  icon,
  line,
  lines,
  list,
  mapping,
  markdown,
  section,
  sectionHeader,
} from '../../schema/vocabulary.ts';
import { picture } from '../_shared/fields/picture.ts';

const item = mapping('An item with a title.', {
  title: line('Title of the item.'),
  text: Type.Optional(markdown('Text below the title.')),
  icon: Type.Optional(icon('Icon before the title.')),
});

export const schema = section(
  'feature',
  'Text, points with check marks and buttons next to an image.',
  {
    ...sectionHeader,
    text: Type.Optional(markdown('The text.')),
    points: Type.Optional(lines('Points with check marks below the text.')),
    items: list('Items with title and icon below the text.', item),
    image: Type.Optional(picture),
    actions: Type.Optional(actions),
    flip: flag('`true` puts the image on the left, or, across the page, below the text.'),
    layout: choice(
      ['split', 'wide', 'overlap', 'sticky', 'panel', 'edge'],
      '`split` (default): text on the left, image on the right. `wide`: an image across the page above the text. `overlap`: text on a panel over a part of the image. `sticky`: an upright image that stays in view beside a long text. `panel`: both in one box. `edge`: the image reaches the edge of the window.',
    ),
  },
  { 'x-group': 'Offer and prices', 'x-synonyms': 'image-text media split text-image about' },
);

export type Feature = Static<typeof schema>;
