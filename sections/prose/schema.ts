import Type, { type Static } from 'typebox';
import {
  alignedHeader,
  anchor,
  article,
  choice,
  flag,
  line,
  list,
  mapping,
  section,
} from '../../schema/vocabulary.ts';

const part = mapping('A part of the text.', {
  title: line('Heading of the part.'),
  text: article('Its text.'),
  id: anchor('Anchor for links to the part (`#id`). Default: made from the heading.'),
});

export const schema = section(
  'prose',
  'Long text such as policies and articles, optionally in numbered parts with a table of contents.',
  {
    ...alignedHeader,
    updated: Type.Optional(line('When the text last changed, such as "Last updated May 2025".')),
    text: Type.Optional(article('The text, or the text before the parts.')),
    items: list('The parts, in order.', part),
    contents: flag('`true` adds a table of contents: parts, or headings of the text.'),
    columns: choice([1, 2], 'Columns of a text without parts on wide screens: 1 (default) or 2.'),
    numbered: flag('`true` numbers the parts.'),
  },
  {
    'x-group': 'Text and data',
    'x-synonyms': 'text content markdown article paragraph rich-text imprint',
  },
);

export type Prose = Static<typeof schema>;
