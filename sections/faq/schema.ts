import Type, { type Static } from 'typebox';
import {
  choice,
  flag,
  line,
  mapping,
  markdown,
  section,
  sectionHeader,
} from '../../schema/vocabulary.ts';

const item = mapping('A question with its answer.', {
  question: line('The question.'),
  answer: markdown('The answer.'),
});

export const schema = section(
  'faq',
  'Questions whose answers open one at a time, with structured data for search engines.',
  {
    ...sectionHeader,
    items: Type.Array(item, { minItems: 1, description: 'The questions, in order.' }),
    layout: choice(
      ['side', 'center', 'boxes', 'columns'],
      '`side` (default): beside the header. `center`: in the middle below it. `boxes`: a box for each question. `columns`: in columns, with all answers open.',
    ),
    structuredData: flag('`false` omits the FAQ data for search engines.', { default: true }),
  },
  {
    'x-group': 'Text and data',
    'x-synonyms': 'accordion question qa frequently-asked-questions answers help',
  },
);

export type Faq = Static<typeof schema>;
