import Type, { type Static } from 'typebox';
import { alignedHeader } from '../../schema/vocabulary/fields/sectionHeader.ts';
import { line, markdown, plain } from '../../schema/vocabulary/fields/text.ts';
import { section } from '../../schema/vocabulary/section.ts';

const column = Type.Object(
  {
    name: plain('Name of the column, such as a provider.'),
    highlight: Type.Optional(Type.Boolean({ description: '`true` highlights the column.' })),
  },
  { additionalProperties: false, description: 'A column.' },
);

const row = Type.Object(
  {
    label: line('What is compared.'),
    cells: Type.Array(
      Type.Union([Type.Boolean(), line('Text of the cell.')], {
        description: 'Text, or `true` for a check mark and `false` for a dash.',
      }),
      { minItems: 1, maxItems: 4, description: 'One cell per column, in order.' },
    ),
  },
  { additionalProperties: false, description: 'A row.' },
);

/** A table that sets alternatives side by side. */
export const schema = section(
  'comparison',
  'Table that compares alternatives, row by row.',
  {
    ...alignedHeader,
    caption: line('Caption of the table. If the section has a title, only screen readers read it.'),
    columns: Type.Array(column, { minItems: 1, maxItems: 4, description: 'The alternatives.' }),
    rows: Type.Array(row, { minItems: 1, description: 'Rows of the table, in order.' }),
    note: Type.Optional(markdown('Note below the table.')),
  },
  {
    'x-group': 'Offer and prices',
    'x-synonyms': ['table', 'compare', 'comparison-table', 'versus'],
  },
);

/** A table that sets alternatives side by side. */
export type Comparison = Static<typeof schema>;
