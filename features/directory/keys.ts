import Type from 'typebox';
import { defineKeys, flag, list, mapping, plain } from '../../schema/vocabulary.ts';
import { maxColumns } from './limits.ts';

const column = mapping('A column to filter by.', {
  key: Type.String({
    pattern: '^[a-zA-Z][a-zA-Z0-9]*$',
    description:
      'A key of `facets` of the entries, or a key of the entries themselves with a short text or a list of them, such as `role`.',
    'x-technical': true,
  }),
  label: plain('What visitors choose, such as "Department".'),
});

const filter = Type.Optional(
  mapping(
    'Visitors search the entries, and filter them by columns. On phones, the first twelve show until visitors ask for all.',
    {
      search: flag('`true` adds a search field; it needs JavaScript.'),
      by: list('Columns to filter by; they work without JavaScript.', column, {
        maxItems: maxColumns,
      }),
    },
  ),
);

const value = plain('A value, such as "Books for children".');

/** The filter of sections with a list, and what their entries are filtered by. */
export const keys = defineKeys({
  sectionTypes: {
    cards: { filter },
    downloads: { filter },
    integrations: { filter },
    locations: { filter },
    team: { filter },
  },
  entry: {
    facets: Type.Record(
      Type.String({ pattern: '^[a-zA-Z][a-zA-Z0-9]*$' }),
      Type.Union([value, Type.Array(value, { minItems: 1 })]),
      {
        minProperties: 1,
        description:
          'What the entry is filtered by: a value or a list of values for each key of `filter.by`.',
      },
    ),
  },
});
