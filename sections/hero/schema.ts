import Type, { type Static } from 'typebox';
import {
  action,
  actions,
  choice,
  flag,
  icon,
  line,
  list,
  mapping,
  markdown,
  plain,
  section,
} from '../../schema/vocabulary.ts';
import { picture } from '../_shared/fields/picture.ts';

const badge = mapping('A short promise or fact.', {
  label: plain('Short text.'),
  icon: Type.Optional(icon('Icon before the text.')),
});

export const schema = section(
  'hero',
  'Top of a page: the headline (h1) with text, buttons, short promises and an image.',
  {
    eyebrow: Type.Optional(line('Small line above the headline.')),
    headline: line(
      'Main heading of the page. Each page has exactly one. `*word*` sets a word in the accent colour.',
    ),
    text: Type.Optional(markdown('One or two sentences below the headline.')),
    actions: Type.Optional(actions),
    link: Type.Optional(action),
    badges: list('Short promises or facts in a row.', badge, { maxItems: 6 }),
    image: Type.Optional(picture),
    fit: choice(
      ['cover', 'contain'],
      '`cover` (default) lets the image fill its place, cut where it must. `contain` shows it whole on a light panel, for a logo.',
    ),
    flip: flag(
      '`true` swaps text and image: the image on the left, below centered text, or above the headline.',
    ),
    layout: choice(
      ['split', 'center', 'background', 'stage', 'edge', 'panel', 'inset', 'offset', 'compact'],
      '`split` (default): text on the left, image on the right. `center`: everything centered. `background`: the image fills the section, darkened behind the text. `stage`: a headline across the page above a wide image. `edge`: the image reaches the edge of the window. `panel`: text on a panel over a large image. `inset`: text on an image as wide as the page. `offset`: an upright image on a block of colour. `compact`: a low opening for pages below the home page.',
    ),
  },
  {
    'x-heading': 1,
    'x-group': 'Start and end',
    'x-synonyms': 'banner header intro jumbotron headline opening start',
    'x-tones': ['dark'],
  },
);

export type Hero = Static<typeof schema>;
