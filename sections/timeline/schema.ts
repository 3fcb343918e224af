import Type, { type Static } from 'typebox';
import { picture } from '../../schema/vocabulary/fields/picture.ts';
import { mapping } from '../../schema/vocabulary/fields/shapes.ts';
import { anchor, line, markdown, plain } from '../../schema/vocabulary/fields/strings.ts';
import { alignedHeader, section } from '../../schema/vocabulary/section.ts';

const event = mapping('An event.', {
  date: plain('When it happened, as shown: "2019", "May 2024", "Week 1".'),
  title: line('What happened.'),
  text: Type.Optional(markdown('Text below the title.')),
  image: Type.Optional(picture),
  id: anchor('Anchor for links to the event (`#id`).'),
});

export const schema = section(
  'timeline',
  'Events along a line: a history, a roadmap, a plan.',
  {
    ...alignedHeader,
    items: Type.Array(event, { minItems: 1, description: 'The events, in order.' }),
  },
  { 'x-group': 'Text and data', 'x-synonyms': 'history milestones roadmap story' },
);

export type Timeline = Static<typeof schema>;
