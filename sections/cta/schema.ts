import Type, { type Static } from 'typebox';
import { actions, choice, line, markdown, section } from '../../schema/vocabulary.ts';
import { picture } from '../_shared/fields/picture.ts';
import { ornaments } from '../_shared/theme/ornaments.ts';

export const schema = section(
  'cta',
  'Call to action: a title, a sentence and buttons.',
  {
    title: line('The invitation.'),
    text: Type.Optional(markdown('What the visitor gets and how.')),
    actions,
    note: Type.Optional(line('Small print below the buttons.')),
    align: choice(
      ['start', 'center'],
      '`start` (default), or `center` for an invitation without a picture.',
    ),
    image: Type.Optional(picture),
    ornament: choice(
      [...ornaments],
      'Drawing in the corner, in the colours of the theme. By default the decoration of the theme.',
    ),
    layout: choice(
      ['split', 'panel', 'cover', 'bar', 'columns'],
      '`split` (default): text beside the image. `panel`: a box in a strong colour. `cover`: text on an image that fills the section. `bar`: one low row, the buttons at its end. `columns`: a very large title beside text and buttons.',
    ),
  },
  {
    'x-group': 'Start and end',
    'x-synonyms': 'banner call-to-action callout button closing invitation',
    'x-tones': ['dark', 'accent'],
  },
);

export type Cta = Static<typeof schema>;
