import Type, { type Static } from 'typebox';
import { head } from '../../schema/parts/head.ts';
import { image } from '../../schema/parts/image.ts';
import { markdown, plain } from '../../schema/parts/text.ts';
import { section } from '../../schema/section.ts';

/** A question, and the answer below it. */
export const schema = section(
  'research-tool',
  'A search box and a box for what was found: a form with one field whose answer is shown.',
  {
    ...head,
    form: Type.String({
      format: 'form-name',
      description: 'Which form: the name of a file in data/forms, without `.yaml`.',
    }),
    results: Type.Optional(plain('Title of the box with the results.')),
    empty: Type.Optional(markdown('What the box says before the first search.')),
    examples: Type.Optional(
      Type.Array(plain('A query.'), {
        minItems: 1,
        maxItems: 6,
        description: 'Queries to begin with, as buttons in the box.',
      }),
    ),
    image: Type.Optional(image),
  },
);

/** A question, and the answer below it. */
export type ResearchTool = Static<typeof schema>;
