import Type, { type Static } from 'typebox';
import { icon } from '../../schema/fields/icon.ts';
import { sectionHeader } from '../../schema/fields/sectionHeader.ts';
import { line, lines } from '../../schema/fields/text.ts';
import { section } from '../../schema/section.ts';

const group = Type.Object(
  {
    title: line('Name of the group.'),
    icon: Type.Optional(icon('Icon next to the name.')),
    text: Type.Optional(line('A sentence about the group.')),
    items: lines('The tasks, in order.'),
  },
  { additionalProperties: false, description: 'A group of tasks.' },
);

/** Lists of tasks in named groups. */
export const schema = section(
  'tasks',
  'Lists of tasks or services in named groups, side by side.',
  {
    ...sectionHeader,
    groups: Type.Array(group, { minItems: 1, description: 'The groups, in order.' }),
  },
);

/** Lists of tasks in named groups. */
export type Tasks = Static<typeof schema>;
