import Type, { type Static } from 'typebox';
import { mapping } from '../../schema/vocabulary/fields/shapes.ts';
import { line, markdown } from '../../schema/vocabulary/fields/strings.ts';
import { alignedHeader, section } from '../../schema/vocabulary/section.ts';

const moment = mapping('A moment of the day.', {
  time: Type.String({
    pattern: '^([01]?[0-9]|2[0-3]):[0-5][0-9]( [AP]M)?$',
    description: 'Time of day as shown, such as `6:40 AM` or `18:05`.',
  }),
  title: line('What happens.'),
  text: Type.Optional(markdown('More about it.')),
});

export const schema = section(
  'day-plan',
  'A day from morning to evening, moment by moment: a working day, the programme of an event.',
  {
    ...alignedHeader,
    items: Type.Array(moment, {
      minItems: 2,
      maxItems: 8,
      description: 'The moments, in order of time.',
    }),
    note: Type.Optional(line('Remark below.')),
  },
  {
    'x-group': 'Time and place',
    'x-synonyms': 'day schedule agenda programme program itinerary timetable',
  },
);

export type DayPlan = Static<typeof schema>;
