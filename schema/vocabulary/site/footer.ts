import Type from 'typebox';
import { markdown, plain } from '../fields/text.ts';
import { contact } from './contact.ts';
import { navigationLink } from './navigationLink.ts';

/** The schema of `site.footer`. */
export const footer = Type.Object(
  {
    text: Type.Optional(markdown('Text next to the logo.')),
    columns: Type.Optional(
      Type.Array(
        Type.Object(
          {
            title: plain('Heading of the column.'),
            links: Type.Array(navigationLink, { minItems: 1, description: 'Links, in order.' }),
          },
          { additionalProperties: false, description: 'A column of links.' },
        ),
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
    layout: Type.Optional(
      Type.Enum(['columns', 'center', 'stacked', 'compact'], {
        description:
          '`columns` (default): the logo beside the columns of links. `center`: everything in the middle. `stacked`: the columns above a very large logo or name. `compact`: one low row.',
      }),
    ),
    tone: Type.Optional(
      Type.Enum(['plain', 'tint', 'dark', 'accent'], {
        description:
          'Background of the footer, as of a section; `dark` (the default) is darker than dark sections.',
      }),
    ),
  },
  { additionalProperties: false, description: 'Footer of every page.' },
);
