import Type, { type Static } from 'typebox';
import {
  action,
  actions,
  alignedHeader,
  anchor,
  choice,
  featureKeys,
  icon,
  line,
  lines,
  mapping,
  markdown,
  plain,
  sample,
  section,
} from '../../schema/vocabulary.ts';
import { picture } from '../_shared/fields/picture.ts';

const card = mapping('A card.', {
  title: line('Title of the card.'),
  text: Type.Optional(markdown('Text of the card.')),
  icon: Type.Optional(icon('Icon above the title.')),
  image: Type.Optional(picture),
  fit: choice(
    ['cover', 'contain'],
    '`cover` (default) crops the image to fill its place, `contain` shows it whole.',
  ),
  points: Type.Optional(lines('Points with check marks below the text.')),
  link: Type.Optional(action),
  meta: Type.Optional(plain('Small line above the title, such as a category.')),
  id: anchor('Anchor for links to the card (`#id`).'),
  sample,
  ...featureKeys.entry,
});

export const schema = section(
  'cards',
  'Cards side by side, for example for services, benefits or values.',
  {
    ...alignedHeader,
    columns: choice(
      [2, 3, 4],
      'Maximum number of cards per row. By default, it depends on their number.',
    ),
    items: Type.Array(card, { minItems: 1, description: 'The cards, in order.' }),
    actions: Type.Optional(actions),
    layout: choice(
      ['card', 'plain', 'feature', 'rows', 'media', 'overlay', 'icons', 'numbered', 'scroll'],
      '`card` (default): boxes. `plain`: a line above each card, no boxes. `feature`: a large first card. `rows`: one below the other, the title beside the text. `media`: the picture beside the text. `overlay`: the text on the picture. `icons`: the icon beside the text, no boxes. `numbered`: large numbers above the texts. `scroll`: one row that scrolls sideways.',
    ),
  },
  { 'x-group': 'Offer and prices', 'x-synonyms': 'features grid benefits services columns tiles' },
);

export type Cards = Static<typeof schema>;
