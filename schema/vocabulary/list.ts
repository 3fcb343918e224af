import Type from 'typebox';
import { condition } from './condition/Condition.ts';
import { flag, mapping } from './fields/shapes.ts';

const sort = Type.Union(
  [Type.String(), Type.Array(Type.String(), { minItems: 1, description: 'Columns, in order.' })],
  {
    description:
      'Column to sort by, or several; `-date` sorts in descending order. Default: the order of the file.',
  },
);

/** The keys that select rows, in lists and in `each`. */
export const selectionKeys = {
  from: Type.String({
    minLength: 1,
    description:
      'A collection, or rows that `each:` binds, such as `articles`, `list` or `article.next`.',
  }),
  where: Type.Optional(
    condition('Conditions that the rows must meet, such as `{ featured: true }`.'),
  ),
  sort: Type.Optional(sort),
  skip: Type.Optional(
    Type.Integer({ minimum: 0, description: 'Number of rows to leave out at the beginning.' }),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, description: 'Maximum number of rows.' })),
};

/** The schema of a list whose entries come from rows. */
export const listSchema = mapping('Entries from the rows of a collection.', {
  ...selectionKeys,
  as: Type.Optional(
    Type.Unknown({
      description:
        'An entry of the list; `{{ it.title }}` is a value of the row. By default, the columns with the names of its keys.',
    }),
  ),
  optional: flag(
    '`true` leaves the list out while no row matches, or hides the section if it needs the list.',
  ),
});
