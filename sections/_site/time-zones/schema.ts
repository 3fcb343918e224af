import {
  alignedHeader,
  flag,
  line,
  mapping,
  plain,
  type Static,
  section,
  Type,
} from 'blockwright/section';
import { words } from './words.ts';

const place = mapping('A place.', {
  name: plain('Name of the place.'),
  text: Type.Optional(line('A remark below the name.')),
  from: Type.Integer({
    minimum: 0,
    maximum: 23,
    description: 'Hour at which work begins there, on its own clock, 0 to 23.',
  }),
  to: Type.Integer({
    minimum: 1,
    maximum: 24,
    description: 'Hour at which work ends there, on its own clock, 1 to 24.',
  }),
  ahead: Type.Optional(
    Type.Integer({
      minimum: -12,
      maximum: 14,
      description: 'Hours its clock is ahead of the first place; 0 by default.',
    }),
  ),
  highlight: flag('`true` sets the place apart.'),
});

export const schema = section(
  'time-zones',
  'Working hours of several places, drawn hour by hour below each other, to show when they overlap.',
  {
    ...alignedHeader,
    places: Type.Array(place, {
      minItems: 2,
      maxItems: 8,
      description: 'The places; the clock of the first counts.',
    }),
    note: Type.Optional(line('Remark below, such as what changes in summer.')),
  },
  {
    'x-words': words,
    'x-group': 'Time and place',
    'x-synonyms': 'clocks world-clock working-hours overlap',
  },
);

export type TimeZones = Static<typeof schema>;

/** One place and its working hours. */
export type Place = Static<typeof place>;
