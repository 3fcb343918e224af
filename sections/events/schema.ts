import Type, { type Static } from 'typebox';
import {
  action,
  alignedHeader,
  choice,
  link,
  mapping,
  markdown,
  moment,
  plain,
  section,
  structuredData,
} from '../../schema/vocabulary.ts';
import { picture } from '../_shared/fields/picture.ts';

const place = mapping('Where it happens.', {
  name: plain('Name of the place.'),
  address: Type.Optional(plain('Its address, in one line.')),
});

const event = mapping('An event.', {
  title: plain('Name of the event.'),
  start: moment(
    'Day, or day and time, of its beginning (ISO 8601), such as `2027-05-12T19:30+02:00`. Shown as written.',
  ),
  end: Type.Optional(
    moment('Its end (ISO 8601). The event disappears with the first build after this day.'),
  ),
  place: Type.Optional(place),
  online: Type.Optional(link('Address at which it can be followed.')),
  text: Type.Optional(markdown('What visitors can expect.')),
  image: Type.Optional(picture),
  price: Type.Optional(plain('Price as shown, such as "€12, children free".')),
  status: choice(
    ['sold-out', 'postponed', 'cancelled'],
    'Change that visitors must know about. Without one, the event takes place.',
  ),
  action: Type.Optional(action),
});

export const schema = section(
  'events',
  'Dates of events, by day. Past ones disappear with the next build. Search engines get those with a `place` or an `online` address.',
  {
    ...alignedHeader,
    items: Type.Array(event, { minItems: 1, description: 'The events, in any order.' }),
    structuredData: structuredData('events'),
  },
  {
    'x-group': 'Time and place',
    'x-synonyms': 'dates calendar agenda concerts gigs workshops courses',
  },
);

export type Events = Static<typeof schema>;

/** An event. */
export type Event = Static<typeof event>;
