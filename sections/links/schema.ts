import Type, { type Static } from 'typebox';
import {
  alignedHeader,
  choice,
  line,
  link,
  mapping,
  plain,
  section,
} from '../../schema/vocabulary.ts';

const item = mapping('A link.', {
  label: plain('Link text.'),
  to: link('Link target.'),
  text: Type.Optional(line('Note below the link.')),
});

export const schema = section(
  'links',
  'Links to related pages, as tiles or in a row.',
  {
    ...alignedHeader,
    items: Type.Array(item, { minItems: 1, description: 'The links, in order.' }),
    style: choice(
      ['grid', 'inline'],
      '`grid` (default): tiles with an arrow. `inline`: small links in a row, without texts.',
    ),
  },
  { 'x-group': 'Text and data', 'x-synonyms': 'related related-links navigation more resources' },
);

export type Links = Static<typeof schema>;
