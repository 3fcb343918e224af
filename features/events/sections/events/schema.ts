import Type, { type Static } from 'typebox';
import {
  alignedHeader,
  choice,
  flag,
  section,
  structuredData,
} from '../../../../schema/vocabulary.ts';
import { event } from '../../event/event.ts';

export const schema = section(
  'events',
  'Dates of events, by day, week or month. Past ones disappear with the next build. Search engines get those with a `place` or an `online` address.',
  {
    ...alignedHeader,
    items: Type.Array(event, { minItems: 1, description: 'The events, in any order.' }),
    layout: choice(
      ['list', 'week', 'month'],
      '`list` (default): by day. `week`, `month`: as calendars of the weeks or months with events.',
    ),
    weeksAhead: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 104,
        default: 13,
        description:
          'How many weeks of an event that repeats are shown: the next ones, or its first ones.',
      }),
    ),
    calendar: flag(
      'Visitors can add each event, and all together, to their calendars: links to files `.ics`.',
    ),
    structuredData: structuredData('events'),
  },
  {
    'x-group': 'Time and place',
    'x-synonyms': 'dates calendar agenda concerts gigs workshops courses',
  },
);

export type Events = Static<typeof schema>;
