import Type, { type Static } from 'typebox';
import {
  action,
  choice,
  link,
  mapping,
  markdown,
  moment,
  plain,
} from '../../../schema/vocabulary.ts';
import { picture } from '../../../sections/index.ts';
import { recurrence } from '../recurrence/recurrence.ts';

const place = mapping('Where it happens.', {
  name: plain('Name of the place.'),
  address: Type.Optional(plain('Its address, in one line.')),
});

/** An event of a section. */
export const event = mapping('An event.', {
  title: plain('Name of the event.'),
  start: moment(
    'Day, or day and time, of its beginning (ISO 8601), such as `2027-05-12T19:30+02:00`. Shown as written.',
  ),
  end: Type.Optional(
    moment('Its end (ISO 8601). The event disappears with the first build after this day.'),
  ),
  recurrence: Type.Optional(recurrence),
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

/** An event. */
export type Event = Static<typeof event>;
