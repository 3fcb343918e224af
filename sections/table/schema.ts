import Type, { type Static } from 'typebox';
import { choice, mapping } from '../../schema/vocabulary/fields/shapes.ts';
import { line, markdown, plain } from '../../schema/vocabulary/fields/strings.ts';
import { alignedHeader, section } from '../../schema/vocabulary/section.ts';

const column = mapping('A column.', {
  name: plain('Heading of the column.'),
  align: choice(['start', 'end'], '`start` (default), or `end` for figures.'),
});

export const schema = section(
  'table',
  'A table with a heading for each column and row.',
  {
    ...alignedHeader,
    caption: line('What the table shows, for visitors who cannot see it at a glance.'),
    columns: Type.Array(column, { minItems: 2, description: 'The columns, in order.' }),
    rows: Type.Array(
      Type.Array(Type.String({ format: 'line', description: 'A cell; `""` leaves it empty.' }), {
        minItems: 2,
        description: 'The cells of a row, in order.',
      }),
      { minItems: 1, description: 'The rows. The first cell of each is its heading.' },
    ),
    note: Type.Optional(markdown('Note below the table.')),
  },
  { 'x-group': 'Text and data', 'x-synonyms': 'spreadsheet grid rows columns data' },
);

export type Table = Static<typeof schema>;
