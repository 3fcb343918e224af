import Type, { type Static } from 'typebox';
import { flag, mapping } from '../../schema/vocabulary/fields/shapes.ts';
import { line, markdown, plain } from '../../schema/vocabulary/fields/strings.ts';
import { alignedHeader, section } from '../../schema/vocabulary/section.ts';
import { comparedRow } from '../_shared/table/comparedRow.ts';

const column = mapping('A column.', {
  name: plain('Name of the column, such as a provider.'),
  highlight: flag('`true` highlights the column.'),
});

export const schema = section(
  'comparison',
  'Table that compares alternatives, row by row.',
  {
    ...alignedHeader,
    caption: line('Caption of the table. If the section has a title, only screen readers read it.'),
    columns: Type.Array(column, { minItems: 1, maxItems: 4, description: 'The alternatives.' }),
    rows: Type.Array(comparedRow, { minItems: 1, description: 'Rows of the table, in order.' }),
    note: Type.Optional(markdown('Note below the table.')),
  },
  { 'x-group': 'Offer and prices', 'x-synonyms': 'table compare comparison-table versus' },
);

export type Comparison = Static<typeof schema>;
