import Type, { type Static } from 'typebox';
import {
  action,
  alignedHeader,
  choice,
  featureKeys,
  image,
  list,
  mapping,
  plain,
  sample,
  section,
  structuredData,
} from '../../schema/vocabulary.ts';

const member = mapping('A person.', {
  name: plain('Name of the person.'),
  role: plain('What the person does.'),
  skills: list('What the person is good at.', plain('A skill.'), { maxItems: 8 }),
  links: list('Links of the person, such as a profile or an email address.', action, {
    maxItems: 4,
  }),
  image: Type.Optional(image),
  sample,
  ...featureKeys.entry,
});

export const schema = section(
  'team',
  'People with portrait, role, skills and links.',
  {
    ...alignedHeader,
    items: Type.Array(member, { minItems: 1, description: 'The people, in order.' }),
    layout: choice(
      ['grid', 'inline', 'rows', 'tiles', 'row'],
      '`grid` (default): portraits above the names. `inline`: small portraits beside the names. `rows`: a row for each person. `tiles`: large portraits, the names over their edge. `row`: one row that scrolls sideways.',
    ),
    structuredData: structuredData('people'),
  },
  { 'x-group': 'Trust', 'x-synonyms': 'people members staff about-us employees about founders' },
);

export type Team = Static<typeof schema>;
