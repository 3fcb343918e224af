import Type, { type Static } from 'typebox';
import { actions, alignedHeader, markdown, moment, section } from '../../schema/vocabulary.ts';

export const schema = section(
  'countdown',
  'The time until a moment, and what is said afterwards. Without JavaScript, the date.',
  {
    ...alignedHeader,
    until: moment(
      'The moment (ISO 8601), such as `2027-05-12T18:00+02:00`. Without an offset, it is in `site.timeZone`.',
    ),
    afterwards: markdown('What is shown instead of the time once the moment has come.'),
    actions: Type.Optional(actions),
  },
  { 'x-group': 'Time and place', 'x-synonyms': 'timer launch deadline coming-soon' },
);

export type Countdown = Static<typeof schema>;
