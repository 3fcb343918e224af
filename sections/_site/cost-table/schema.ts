import {
  alignedHeader,
  currency,
  line,
  mapping,
  markdown,
  plain,
  type Static,
  section,
  Type,
} from 'blockwright/section';
import { words } from './words.ts';

const row = mapping('One comparison.', {
  label: plain('What the costs are for, such as a product, a job or a service.'),
  theirs: Type.Number({ minimum: 0, description: 'Cost of the alternative, as a number.' }),
  ours: Type.Number({ minimum: 0, description: 'Cost with you, as a number.' }),
  saving: Type.Number({ description: 'The difference, as a number.' }),
});

const labels = mapping('Column headings instead of the default ones.', {
  label: Type.Optional(plain('Heading of the first column.')),
  theirs: Type.Optional(plain('Heading of the cost of the alternative.')),
  ours: Type.Optional(plain('Heading of the cost with you.')),
  saving: Type.Optional(plain('Heading of the difference.')),
});

export const schema = section(
  'cost-table',
  'Table of costs, row by row: what the alternative costs, what you charge, and the saving.',
  {
    ...alignedHeader,
    caption: line('Caption of the table.'),
    labels: Type.Optional(labels),
    rows: Type.Array(row, { minItems: 1, description: 'The comparisons, in order.' }),
    currency: Type.Optional(
      currency(
        'Currency of the numbers (ISO 4217, such as "CAD"). Default: the currency of the site.',
      ),
    ),
    period: Type.Optional(plain('Period of the amounts, such as "per year".')),
    note: Type.Optional(markdown('Note below the table.')),
  },
  {
    'x-words': words,
    'x-group': 'Offer and prices',
    'x-synonyms': 'savings costs cost-comparison cost-savings calculation',
  },
);

export type CostTable = Static<typeof schema>;
