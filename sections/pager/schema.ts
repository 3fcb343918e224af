import Type, { type Static } from 'typebox';
import { link, mapping, plain, section } from '../../schema/vocabulary.ts';

const page = mapping('A page of a long list.', {
  number: Type.Integer({ minimum: 1, description: 'Number of the page.' }),
  to: link('The page.'),
});

const neighbour = (description: string) =>
  Type.Array(
    mapping('The page before or after.', {
      label: plain('Title of the page.'),
      to: link('The page.'),
    }),
    { maxItems: 1, description },
  );

export const schema = section(
  'pager',
  'Links between the pages of a long list, or to the previous and next article.',
  {
    pages: Type.Optional(
      Type.Array(page, {
        description: 'The pages of a list, in order. Nothing is shown for a single page.',
      }),
    ),
    previous: Type.Optional(neighbour('The page before, or none.')),
    next: Type.Optional(neighbour('The page after, or none.')),
  },
  { 'x-group': 'Text and data', 'x-synonyms': 'pagination paging previous-next pages' },
);

export type Pager = Static<typeof schema>;
