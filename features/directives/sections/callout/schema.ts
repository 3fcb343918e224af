import Type, { type Static } from 'typebox';
import { article, choice, line, section } from '../../../../schema/vocabulary.ts';

export const schema = section(
  'callout',
  'A remark that stands out: a note, a tip or a warning.',
  {
    kind: choice(
      ['note', 'tip', 'warning', 'danger'],
      '`note` (default): good to know. `tip`: a better way. `warning`: what goes wrong easily. `danger`: what does harm.',
    ),
    title: Type.Optional(line('Title. Default: the name of the kind.')),
    text: article('The remark.'),
  },
  {
    'x-group': 'Text and data',
    'x-synonyms': 'note tip hint warning alert admonition aside info-box notice',
  },
);

export type Callout = Static<typeof schema>;
