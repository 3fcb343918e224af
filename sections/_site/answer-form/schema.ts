import {
  formName,
  image,
  markdown,
  plain,
  type Static,
  section,
  sectionHeader,
  Type,
} from 'blockwright/section';
import { words } from './words.ts';

export const schema = section(
  'answer-form',
  'A form with one field, such as a question or a search, whose answer appears below it without leaving the page.',
  {
    ...sectionHeader,
    form: formName,
    results: Type.Optional(plain('Title of the box with the answer.')),
    empty: Type.Optional(markdown('Text in the box before the first answer.')),
    examples: Type.Optional(
      Type.Array(plain('An entry for the field.'), {
        minItems: 1,
        maxItems: 6,
        description: 'Entries to begin with, shown as buttons in the box.',
      }),
    ),
    image: Type.Optional(image),
  },
  {
    'x-words': words,
    'x-group': 'Contact and forms',
    'x-synonyms': 'research-tool search search-box ask question lookup assistant',
  },
);

export type AnswerForm = Static<typeof schema>;
