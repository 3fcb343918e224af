import Type, { type Static } from 'typebox';
import {
  action,
  alignedHeader,
  choice,
  featureKeys,
  flag,
  line,
  lines,
  mapping,
  markdown,
  plain,
  section,
} from '../../schema/vocabulary.ts';
import { comparedRow } from './comparedRow.ts';

const plan = mapping('A plan.', {
  name: plain('Name of the plan.'),
  price: Type.Union(
    // Features read their own forms.
    [plain('The price as shown.'), ...(featureKeys.prices as never[])],
    { description: 'The price: a text such as "$10–12", or `{ EUR: 12, USD: 13 }`.' },
  ),
  period: Type.Optional(plain('Period of the price, such as "per month".')),
  description: Type.Optional(line('Who the plan is for, in one sentence.')),
  hours: Type.Optional(line('How much work it covers, such as "20 hours a week".')),
  features: lines('What the plan includes.'),
  popular: flag('`true` enlarges and highlights the plan. Use it for one plan at most.'),
  badge: Type.Optional(plain('Text on the ribbon, such as "Most Popular".')),
  action: Type.Optional(action),
  ...featureKeys.plan,
});

const group = mapping('A group of rows.', {
  title: plain('Heading of the rows.'),
  rows: Type.Array(comparedRow, { minItems: 1, description: 'The rows, in order.' }),
});

export const schema = section(
  'pricing',
  'Plans side by side, each with price, features and a button; one can be highlighted.',
  {
    ...alignedHeader,
    plans: Type.Array(plan, { minItems: 1, description: 'The plans, in order.' }),
    comparison: Type.Optional(
      mapping('Table below the plans that compares them in detail, with a column for each.', {
        caption: line('Caption of the table, which only screen readers read.'),
        groups: Type.Array(group, { minItems: 1, description: 'Groups of rows, in order.' }),
      }),
    ),
    note: Type.Optional(markdown('Note below the plans.')),
    layout: choice(
      ['cards', 'joined', 'rows', 'minimal'],
      '`cards` (default, `rows` for one plan): boxes side by side. `joined`: one box with a column for each plan. `rows`: one below the other, the features beside the price. `minimal`: columns without boxes.',
    ),
  },
  {
    'x-group': 'Offer and prices',
    'x-synonyms': 'plan price price-table pricing-table tier packages',
    'x-tones': ['dark', 'accent'],
  },
);

export type Pricing = Static<typeof schema>;

/** One plan. */
export type Plan = Static<typeof plan>;
