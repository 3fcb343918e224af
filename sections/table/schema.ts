import Type, { type Static } from 'typebox';
import {
  alignedHeader,
  choice,
  flag,
  line,
  mapping,
  markdown,
  section,
} from '../../schema/vocabulary.ts';

const column = mapping('A column.', {
  name: Type.String({
    format: 'plain',
    description: 'Heading of the column; `""` leaves the first one empty.',
  }),
  align: choice(['start', 'end'], '`start` (default), or `end` for figures.'),
  highlight: flag('`true` highlights the column.'),
});

const cell = Type.Union(
  [Type.Boolean(), Type.String({ format: 'line', description: 'A text; `""` leaves it empty.' })],
  { description: 'Text, or `true` for a check mark and `false` for a dash.' },
);

export const schema = section(
  'table',
  'A table with a heading for each column and row: figures, or alternatives to compare.',
  {
    ...alignedHeader,
    caption: line('What the table shows, for visitors who cannot see it at a glance.'),
    columns: Type.Array(column, { minItems: 2, description: 'The columns, in order.' }),
    rows: Type.Array(
      Type.Array(cell, {
        minItems: 1,
        description:
          'The cells of a row, in order; a single one is a heading above the rows below it.',
      }),
      { minItems: 1, description: 'The rows. The first cell of each is its heading.' },
    ),
    layout: choice(
      ['plain', 'compare'],
      '`plain` (default): columns as wide as their texts. `compare`: up to five columns of one width beside the first one, on phones below its texts; their names stay in view.',
    ),
    note: Type.Optional(markdown('Note below the table.')),
  },
  {
    'x-group': 'Text and data',
    'x-synonyms': 'spreadsheet grid rows columns data',
    'x-layouts': { compare: 'comparison compare comparison-table versus' },
  },
);

export type Table = Static<typeof schema>;
