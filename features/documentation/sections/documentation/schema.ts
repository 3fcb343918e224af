import Type, { type Static } from 'typebox';
import {
  article,
  flag,
  link,
  list,
  mapping,
  plain,
  section,
  sectionHeader,
} from '../../../../schema/vocabulary.ts';

const group = mapping('A group of pages.', {
  title: Type.Optional(plain('Heading of the group.')),
  pages: list('Its pages, in order.', link('A page.')),
  below: Type.Optional(link('The page with which the group begins: all pages below it follow.')),
});

export const schema = section(
  'documentation',
  'A page of a manual: its text beside the list of all pages, with contents and the next page.',
  {
    ...sectionHeader,
    text: article('The text, in Markdown.'),
    groups: list(
      'The pages of the manual, in groups. By default, the pages whose addresses begin like that of this page: `/docs` and all below it.',
      group,
    ),
    contents: flag('`false` leaves out the table of contents.', { default: true }),
  },
  { 'x-group': 'Text and data', 'x-synonyms': 'docs manual handbook guide sidebar knowledge-base' },
);

export type Documentation = Static<typeof schema>;
