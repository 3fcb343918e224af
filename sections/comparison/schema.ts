import Type, { type Static } from 'typebox';
import { head } from '../../schema/parts/head.ts';
import { line, markdown, plain } from '../../schema/parts/text.ts';
import { section } from '../../schema/section.ts';

const column = Type.Object(
  {
    name: plain('Who or what is compared.'),
    highlight: Type.Optional(Type.Boolean({ description: '`true` makes the column stand out.' })),
  },
  { additionalProperties: false, description: 'A column.' },
);

const row = Type.Object(
  {
    label: line('What is compared.'),
    cells: Type.Array(
      Type.Union([Type.Boolean(), line('Text of the cell.')], {
        description: 'Text, or `true` for a tick and `false` for a dash.',
      }),
      { minItems: 1, maxItems: 4, description: 'One cell for each column, in order.' },
    ),
  },
  { additionalProperties: false, description: 'A row.' },
);

/** A table that sets alternatives side by side. */
export const schema = section('comparison', 'Table that compares alternatives, row by row.', {
  ...head,
  caption: line('What the table shows; its caption. Below a title for screen readers only.'),
  columns: Type.Array(column, { minItems: 1, maxItems: 4, description: 'The alternatives.' }),
  rows: Type.Array(row, { minItems: 1, description: 'What is compared, in order.' }),
  note: Type.Optional(markdown('Remark below the table.')),
});

/** A table that sets alternatives side by side. */
export type Comparison = Static<typeof schema>;
