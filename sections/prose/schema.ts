import Type, { type Static } from 'typebox';
import { head } from '../../schema/parts/head.ts';
import { line, markdown } from '../../schema/parts/text.ts';
import { section } from '../../schema/section.ts';

const part = Type.Object(
  {
    title: line('Heading of the part.'),
    text: markdown('Its text.'),
    id: Type.Optional(
      Type.String({
        format: 'anchor',
        pattern: '^[a-z][a-z0-9-]*$',
        description:
          'Anchor of the part: links reach it as `#id`. Made from the heading if absent.',
      }),
    ),
  },
  { additionalProperties: false, description: 'A part of the text.' },
);

/** Running text in parts, for policies and articles. */
export const schema = section(
  'prose',
  'Running text, optionally in numbered parts with a list of contents: policies, articles.',
  {
    ...head,
    updated: Type.Optional(line('When the text last changed, such as "Last updated May 2025".')),
    text: Type.Optional(markdown('Text before the parts.')),
    items: Type.Optional(Type.Array(part, { minItems: 1, description: 'The parts, in order.' })),
    contents: Type.Optional(
      Type.Boolean({ description: '`true` puts a list of links to the parts first.' }),
    ),
    numbered: Type.Optional(Type.Boolean({ description: '`true` numbers the parts.' })),
  },
);

/** Running text in parts, for policies and articles. */
export type Prose = Static<typeof schema>;
