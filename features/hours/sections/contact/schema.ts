import Type, { type Static } from 'typebox';
import {
  actions,
  alignedHeader,
  email,
  flag,
  line,
  lines,
  link,
  list,
  mapping,
  markdown,
  phone,
  plain,
  section,
  structuredData,
} from '../../../../schema/vocabulary.ts';
import { exception } from '../../opening/exception.ts';

const opening = mapping('Opening hours on some days.', {
  days: Type.String({
    format: 'opening-days',
    description: 'A day or a range of days: `Mo`, `Tu`, `We`, `Th`, `Fr`, `Sa`, `Su`, `Mo-Fr`.',
  }),
  hours: Type.String({
    format: 'opening-hours',
    description: 'Opening hours, such as `09:00-17:00` or `11:30-14:00, 18:00-22:00`, or `closed`.',
  }),
});

const postalAddress = mapping(
  'The parts of the address, for search engines. By default, they get its lines.',
  {
    street: Type.Optional(plain('Street and number.')),
    postalCode: Type.Optional(plain('Postal code.')),
    city: Type.Optional(plain('Town or city.')),
    region: Type.Optional(plain('State or region.')),
    country: Type.Optional(plain('Country, best as a code of two letters such as `DE`.')),
  },
);

export const schema = section(
  'contact',
  'Address, telephone, email and opening hours of a place, for visitors and search engines.',
  {
    ...alignedHeader,
    name: Type.Optional(plain('Name of the place. By default, the name of the site.')),
    address: Type.Optional(lines('Address, line by line.')),
    phone: Type.Optional(phone),
    email: Type.Optional(email),
    hours: list('Opening hours, in order.', opening),
    exceptions: list('Days with other hours. Visitors see the next two months.', exception),
    openNow: flag('Says whether the place is open at the moment, by the clock of the place.'),
    timeZone: Type.Optional(
      Type.String({
        format: 'time-zone',
        description: 'Time zone of the place, if it is not the one of `site:`.',
      }),
    ),
    hoursNote: Type.Optional(line('Note below the hours, such as holidays.')),
    text: Type.Optional(markdown('Text below the address: how to get there, where to park.')),
    actions: Type.Optional(actions),
    business: Type.Optional(
      Type.String({
        pattern: '^[A-Z][A-Za-z]+$',
        description:
          'Kind of business for search engines, a type of schema.org such as `Restaurant` or `MedicalClinic`. Default: `LocalBusiness`.',
      }),
    ),
    url: Type.Optional(link('Page of the place, for search engines. Default: the home page.')),
    postalAddress: Type.Optional(postalAddress),
    structuredData: structuredData('place'),
  },
  {
    'x-group': 'Contact and forms',
    'x-synonyms': 'address opening-hours phone telephone email map directions',
  },
);

export type Contact = Static<typeof schema>;
