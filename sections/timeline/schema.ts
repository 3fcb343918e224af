import Type, { type Static } from 'typebox';
import {
  alignedHeader,
  anchor,
  choice,
  flag,
  line,
  list,
  mapping,
  markdown,
  plain,
  section,
} from '../../schema/vocabulary.ts';
import { picture } from '../_shared/fields/picture.ts';

const event = mapping('An event, or a place on the way.', {
  date: Type.Optional(
    plain(
      'When, as shown: "2019", "May 2024", "7:30 AM". A date such as "2026-10-13" is written in the language of the page.',
    ),
  ),
  title: line('What happens, or the name of the place.'),
  text: Type.Optional(markdown('Text below the title.')),
  image: Type.Optional(picture),
  version: Type.Optional(plain('Version, such as "2.4".')),
  tags: list('Kinds of change.', plain('Kind of change, such as "New" or "Fixed".'), {
    uniqueItems: true,
  }),
  highlight: flag('`true` sets the event apart.'),
  id: anchor('Anchor for links to the event, and for a feed (`/changelog#version-2-4`).'),
});

export const schema = section(
  'timeline',
  'What happens one after the other, or lies along a way: a history, a roadmap, a changelog, a day, a route. With `items: { from: … }`, the same rows can fill a feed in `site.feeds`.',
  {
    ...alignedHeader,
    items: Type.Array(event, { minItems: 1, description: 'The events, in order.' }),
    layout: choice(
      ['line', 'log', 'day', 'stops'],
      '`line` (default): events along a line, from top to bottom. `log`: changes with lines between them. `day`: the hours of one day, side by side. `stops`: places on one line, as on a transit map.',
    ),
    note: Type.Optional(line('Remark below.')),
  },
  {
    'x-group': 'Text and data',
    'x-synonyms': 'history milestones roadmap story',
    'x-layouts': {
      log: 'changelog releases release-notes updates whats-new versions',
      day: 'day-plan schedule agenda programme program itinerary timetable',
      stops: 'route stations transit-map itinerary',
    },
  },
);

export type Timeline = Static<typeof schema>;
