import Type, { type Static } from 'typebox';
import { image } from '../../schema/fields/image.ts';
import { sectionHeader } from '../../schema/fields/sectionHeader.ts';
import { lines, markdown, plain } from '../../schema/fields/text.ts';
import { section } from '../../schema/section.ts';

const story = Type.Object(
  {
    name: plain('Name of the client.'),
    title: plain('Position of the client.'),
    company: plain('Company of the client.'),
    image: Type.Optional(image),
    story: markdown('What happened.'),
    results: lines('Results of the work.'),
    timeframe: plain('How long it took.'),
  },
  { additionalProperties: false, description: 'A story.' },
);

const labels = Type.Object(
  {
    results: plain('Heading above the results.'),
    timeframe: plain('Label of the time frame.'),
  },
  { additionalProperties: false, description: 'Labels within each story.' },
);

/** Stories of clients with their results, one after another. */
export const schema = section(
  'stories',
  'Client stories with their results.',
  {
    ...sectionHeader,
    labels: Type.Optional(labels),
    items: Type.Array(story, { minItems: 1, description: 'The stories, in order.' }),
  },
  { 'x-synonyms': ['testimonial', 'review', 'case-study', 'case-studies', 'customer-story'] },
);

/** Stories of clients with their results. */
export type Stories = Static<typeof schema>;
