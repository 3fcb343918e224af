import Type, { type Static } from 'typebox';
import { head } from '../../schema/parts/head.ts';
import { image } from '../../schema/parts/image.ts';
import { lines, markdown, plain } from '../../schema/parts/text.ts';
import { section } from '../../schema/section.ts';

const story = Type.Object(
  {
    name: plain('Who tells it.'),
    title: plain('Position of that person.'),
    company: plain('Company of that person.'),
    image: Type.Optional(image),
    story: markdown('What happened.'),
    results: lines('What came of it.'),
    timeframe: plain('How long it took.'),
  },
  { additionalProperties: false, description: 'A story.' },
);

const labels = Type.Object(
  {
    results: plain('Heading above the results.'),
    timeframe: plain('Words before the time it took.'),
  },
  { additionalProperties: false, description: 'Words around the facts.' },
);

/** What clients achieved, told one by one. */
export const schema = section('stories', 'Client stories: who, what happened, what came of it.', {
  ...head,
  labels: Type.Optional(labels),
  items: Type.Array(story, { minItems: 1, description: 'The stories, in order.' }),
});

/** What clients achieved, told one by one. */
export type Stories = Static<typeof schema>;
