import Type, { type Static } from 'typebox';
import {
  actions,
  alignedHeader,
  line,
  lines,
  mapping,
  markdown,
  plain,
  section,
} from '../../schema/vocabulary.ts';
import { picture } from '../_shared/fields/picture.ts';

const tab = mapping('A tab and its panel.', {
  label: plain('Text of the tab.'),
  title: Type.Optional(line('Title inside the panel.')),
  text: markdown('Text inside the panel.'),
  points: Type.Optional(lines('Points with check marks below the text.')),
  image: Type.Optional(picture),
  actions: Type.Optional(actions),
});

export const schema = section(
  'tabs',
  'Panels; visitors see one at a time.',
  {
    ...alignedHeader,
    items: Type.Array(tab, { minItems: 2, maxItems: 8, description: 'The tabs, in order.' }),
  },
  { 'x-group': 'Text and data', 'x-synonyms': 'panels switcher' },
);

export type Tabs = Static<typeof schema>;
