import Type, { type Static } from 'typebox';
import {
  choice,
  formName,
  lines,
  markdown,
  section,
  sectionHeader,
} from '../../schema/vocabulary.ts';
import { picture } from '../_shared/fields/picture.ts';

export const schema = section(
  'form',
  'A form on the page, with text next to it.',
  {
    ...sectionHeader,
    form: formName,
    layout: choice(
      ['beside', 'line'],
      '`beside` (default): a panel next to the text. `line`: one field and its button in a line, for a newsletter.',
    ),
    points: Type.Optional(lines('Short promises next to the form, with check marks.')),
    image: Type.Optional(picture),
    aside: Type.Optional(markdown('Text next to the form, such as another way to get in touch.')),
  },
  {
    'x-group': 'Contact and forms',
    'x-synonyms': 'contact contact-form signup newsletter enquiry inquiry',
  },
);

export type FormSection = Static<typeof schema>;
