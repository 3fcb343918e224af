import Type from 'typebox';
import { email, phone } from '../fields/contact.ts';
import { choice, list, mapping } from '../fields/shapes.ts';
import { markdown, plain } from '../fields/strings.ts';
import { navigationLink } from './navigationLink.ts';

const contact = mapping('Contact details and opening hours.', {
  address: list('Postal address, line by line.', plain('A line of the address.')),
  phone: Type.Optional(phone),
  email: Type.Optional(email),
  hours: list(
    'Opening hours, in order.',
    mapping('Opening hours of some days.', {
      days: plain('Days, such as `Monday to Friday`.'),
      time: plain('Opening hours, such as `9:00 to 18:00`, or `closed`.'),
    }),
  ),
});

/** The schema of `site.footer`. */
export const footer = mapping('Footer of every page.', {
  text: Type.Optional(markdown('Text next to the logo.')),
  columns: Type.Optional(
    Type.Array(
      mapping('A column of links.', {
        title: plain('Heading of the column.'),
        links: Type.Array(navigationLink, { minItems: 1, description: 'Links, in order.' }),
      }),
      { description: 'Columns of links, in order.' },
    ),
  ),
  contact: Type.Optional(contact),
  legal: Type.Optional(
    Type.Array(navigationLink, {
      title: 'Bottom links',
      description: 'Small links in the bottom line.',
    }),
  ),
  note: Type.Optional(markdown('Small print in the bottom line.')),
  layout: choice(
    ['columns', 'center', 'stacked', 'compact'],
    '`columns` (default): the logo beside the columns of links. `center`: everything in the middle. `stacked`: the columns above a very large logo or name. `compact`: one low row.',
  ),
  tone: choice(
    ['plain', 'tint', 'dark', 'accent'],
    'Background of the footer, as of a section; `dark` (the default) is darker than dark sections.',
  ),
});
