import Type, { type Static } from 'typebox';
import { sectionHeader } from '../../schema/fields/sectionHeader.ts';
import { markdown, plain } from '../../schema/fields/text.ts';
import { section } from '../../schema/section.ts';

/** A question, and the answer below it. */
export const schema = section(
  'research-tool',
  'A search box with a box for the results: a form with one field whose response is shown.',
  {
    ...sectionHeader,
    form: Type.String({
      format: 'form-name',
      description: 'Name of a file in data/forms, without `.yaml`.',
    }),
    results: Type.Optional(plain('Title of the box with the results.')),
    empty: Type.Optional(markdown('Text in the box before the first search.')),
  },
);

/** A question, and the answer below it. */
export type ResearchTool = Static<typeof schema>;
