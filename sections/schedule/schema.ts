import Type, { type Static } from 'typebox';
import {
  alignedHeader,
  line,
  link,
  mapping,
  markdown,
  plain,
  section,
} from '../../schema/vocabulary.ts';

const session = mapping('A session.', {
  title: line('What happens.'),
  track: Type.Optional(plain('One of `tracks`. Without it, the session is for everybody.')),
  people: Type.Optional(plain('Who speaks or leads it.')),
  text: Type.Optional(line('A sentence about it.')),
  to: Type.Optional(link('Where visitors read more about it.')),
});

const slot = mapping('A time of the day.', {
  time: plain('When it begins, as shown: "9:00", "from 14:30".'),
  sessions: Type.Array(session, { minItems: 1, description: 'What happens at this time.' }),
});

const day = mapping('A day.', {
  title: plain('Name of the day, such as "Friday, 12 May".'),
  slots: Type.Array(slot, { minItems: 1, description: 'The times of the day, in order.' }),
});

export const schema = section(
  'schedule',
  'A programme: days with times, and what happens then on each track. A table on wide screens, a list on phones.',
  {
    ...alignedHeader,
    tracks: Type.Optional(
      Type.Array(plain('Name of a track: a stage, a room, a group.'), {
        minItems: 2,
        maxItems: 6,
        uniqueItems: true,
        description: 'What happens at the same time, each in a column.',
      }),
    ),
    days: Type.Array(day, { minItems: 1, description: 'The days, in order.' }),
    note: Type.Optional(markdown('Note below the programme.')),
  },
  {
    'x-group': 'Time and place',
    'x-synonyms': 'agenda programme program timetable line-up classes',
  },
);

export type Schedule = Static<typeof schema>;

/** A session of a programme. */
export type Session = Static<typeof session>;
