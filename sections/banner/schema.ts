import Type, { type Static } from 'typebox';
import { action, icon, line, section } from '../../schema/vocabulary.ts';

export const schema = section(
  'banner',
  'One line of news across the page, with a link.',
  {
    text: line('The news.'),
    icon: Type.Optional(icon('Icon before the text.')),
    action: Type.Optional(action),
  },
  {
    'x-group': 'Start and end',
    'x-synonyms': 'announcement notice news-bar alert',
    'x-frame': false,
    'x-tones': ['accent'],
  },
);

export type Banner = Static<typeof schema>;
