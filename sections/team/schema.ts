import Type, { type Static } from 'typebox';
import { action } from '../../schema/vocabulary/fields/action.ts';
import { image } from '../../schema/vocabulary/fields/image.ts';
import { sample } from '../../schema/vocabulary/fields/sample.ts';
import { alignedHeader } from '../../schema/vocabulary/fields/sectionHeader.ts';
import { plain } from '../../schema/vocabulary/fields/text.ts';
import { section } from '../../schema/vocabulary/section.ts';

const member = Type.Object(
  {
    name: plain('Name of the person.'),
    role: plain('What the person does.'),
    skills: Type.Optional(
      Type.Array(plain('A skill.'), {
        minItems: 1,
        maxItems: 8,
        description: 'What the person is good at.',
      }),
    ),
    links: Type.Optional(
      Type.Array(action, {
        minItems: 1,
        maxItems: 4,
        description: 'Links of the person, such as a profile or an email address.',
      }),
    ),
    image: Type.Optional(image),
    sample,
  },
  { additionalProperties: false, description: 'A person.' },
);

/** People with portrait, role, skills and links. */
export const schema = section(
  'team',
  'People with portrait, role, skills and links.',
  {
    ...alignedHeader,
    items: Type.Array(member, { minItems: 1, description: 'The people, in order.' }),
    layout: Type.Optional(
      Type.Enum(['grid', 'inline', 'rows', 'tiles', 'row'], {
        description:
          '`grid` (default): portraits above the names. `inline`: small portraits beside the names. `rows`: a row for each person. `tiles`: large portraits, the names over their edge. `row`: one row that scrolls sideways.',
      }),
    ),
    structuredData: Type.Optional(
      Type.Boolean({
        description: '`false` keeps the people out of the data for search engines.',
        default: true,
      }),
    ),
  },
  {
    'x-group': 'Trust',
    'x-synonyms': ['people', 'members', 'staff', 'about-us', 'employees', 'about', 'founders'],
  },
);

/** People with portrait, role, skills and links. */
export type Team = Static<typeof schema>;
