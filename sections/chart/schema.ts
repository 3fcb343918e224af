import Type, { type Static } from 'typebox';
import {
  alignedHeader,
  flag,
  line,
  mapping,
  plain,
  sample,
  section,
} from '../../schema/vocabulary.ts';

const column = mapping('A column.', {
  label: plain('What the column stands for, such as "Jan".'),
  value: Type.Number({ minimum: 0, description: 'The amount.' }),
  note: Type.Optional(line('What is special about it; shown below the chart.')),
  highlight: flag('`true` sets the column apart.'),
  sample,
});

export const schema = section(
  'chart',
  'Amounts drawn as columns side by side, such as hours by month.',
  {
    ...alignedHeader,
    unit: Type.Optional(plain('What is counted, such as "hours a week".')),
    items: Type.Array(column, { minItems: 2, maxItems: 16, description: 'The columns, in order.' }),
    note: Type.Optional(line('Remark below, such as where the figures come from.')),
  },
  { 'x-group': 'Text and data', 'x-synonyms': 'graph diagram bar-chart statistics' },
);

export type Chart = Static<typeof schema>;
