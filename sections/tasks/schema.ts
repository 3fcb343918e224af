import Type, { type Static } from 'typebox';
import { alignedHeader, icon, line, lines, mapping, section } from '../../schema/vocabulary.ts';

const group = mapping('A group with its list.', {
  title: line('Name of the group.'),
  icon: Type.Optional(icon('Icon next to the name.')),
  text: Type.Optional(line('A sentence about the group.')),
  items: lines('The entries of the group, in order.'),
});

export const schema = section(
  'tasks',
  'Lists in named groups, side by side: tasks, services, features, use cases.',
  {
    ...alignedHeader,
    groups: Type.Array(group, { minItems: 1, description: 'The groups, in order.' }),
  },
  { 'x-group': 'Offer and prices', 'x-synonyms': 'services lists groups scope features use-cases' },
);

export type Tasks = Static<typeof schema>;
