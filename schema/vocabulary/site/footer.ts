import Type from 'typebox';
import { choice, mapping } from '../fields/shapes.ts';
import { markdown, plain } from '../fields/strings.ts';
import { contact } from './contact.ts';
import { navigationLink } from './navigationLink.ts';

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
