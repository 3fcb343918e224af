import Type, { type Static } from 'typebox';
import { choice, mapping } from '../fields/shapes.ts';
import { styleNames } from './styleNames.ts';

const type = mapping(
  'Type of titles.',
  {
    scale: choice(['small', 'normal', 'large', 'huge'], 'Size of titles; `normal` by default.', {
      title: 'Size',
    }),
    headings: Type.Optional(
      mapping('Titles.', {
        weight: Type.Optional(
          Type.Integer({
            minimum: 100,
            maximum: 900,
            multipleOf: 50,
            description: 'Weight of titles, such as `400`; 600 by default.',
          }),
        ),
        tracking: choice(
          ['tight', 'normal', 'wide'],
          'Space between the letters of titles; `tight` by default.',
        ),
        case: choice(['none', 'upper'], 'Whether titles are in capitals; `none` by default.'),
      }),
    ),
    eyebrows: choice(
      ['plain', 'caps', 'badge', 'line'],
      'Small lines above titles. `plain` (default): as text. `caps`: in small capitals. `badge`: in a badge. `line`: after a short line.',
      { title: 'Small lines above titles' },
    ),
  },
  { title: 'Type of titles' },
);

/** The keys of `site.theme` that say how a site looks, in words. A named style sets them all. */
export const look = {
  use: choice(
    styleNames,
    'Named style: a whole look, which works with every accent colour. Other keys of the theme change it.',
    { title: 'Style' },
  ),
  ground: choice(
    ['neutral', 'white', 'paper', 'tinted'],
    'Backgrounds. `neutral` (default): nearly white, with a trace of the accent. `white`: pure white. `paper`: a warm white. `tinted`: clearly coloured with the accent.',
    { title: 'Backgrounds' },
  ),
  type: Type.Optional(type),
  radius: choice(['none', 'small', 'soft', 'round'], 'Corners; `soft` by default.', {
    title: 'Corners',
  }),
  density: choice(['tight', 'normal', 'airy'], 'Space between parts; `normal` by default.', {
    title: 'Space between parts',
  }),
  width: choice(['narrow', 'normal', 'wide'], 'Width of pages; `normal` by default.', {
    title: 'Width of pages',
  }),
  borders: choice(
    ['none', 'hairline', 'strong'],
    'Borders of cards and pictures in frames; `hairline` by default.',
  ),
  shadows: choice(['none', 'soft', 'deep', 'hard'], 'Shadows of cards; `none` by default.'),
  buttons: choice(
    ['pill', 'soft', 'square', 'outline'],
    'Shape of buttons; `pill` by default. `outline` draws their border alone.',
  ),
  icons: Type.Optional(
    mapping('Icons.', {
      stroke: choice(['thin', 'normal', 'bold'], 'Lines of icons; `normal` by default.', {
        title: 'Lines',
      }),
      box: choice(
        ['disc', 'square', 'outline', 'none'],
        'What is behind the icons of cards; `disc` by default.',
        { title: 'Shape behind icons' },
      ),
    }),
  ),
  motion: choice(
    ['none', 'calm', 'lively'],
    'How sections appear while a visitor scrolls; `none` by default, and for visitors who prefer reduced motion.',
  ),
};

const lookSchema = Type.Object(look);

/** How a site looks, in words. */
export type Look = Static<typeof lookSchema>;
