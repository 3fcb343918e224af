import Type, { type Static } from 'typebox';
import { image } from '../../schema/fields/image.ts';
import { sectionHeader } from '../../schema/fields/sectionHeader.ts';
import { plain } from '../../schema/fields/text.ts';
import { section } from '../../schema/section.ts';

const member = Type.Object(
  {
    name: plain('Name of the person.'),
    role: plain('What the person does.'),
    skills: Type.Array(plain('A skill.'), {
      minItems: 1,
      maxItems: 8,
      description: 'What the person is good at.',
    }),
    image: Type.Optional(image),
  },
  { additionalProperties: false, description: 'A person.' },
);

/** People with portrait, role and skills. */
export const schema = section('team', 'People with portrait, role and skills.', {
  ...sectionHeader,
  items: Type.Array(member, { minItems: 1, description: 'The people, in order.' }),
});

/** People with portrait, role and skills. */
export type Team = Static<typeof schema>;
