import Type, { type Static } from 'typebox';
import { action } from '../../schema/vocabulary/fields/action.ts';
import { alignedHeader } from '../../schema/vocabulary/fields/sectionHeader.ts';
import { line, lines, markdown, plain } from '../../schema/vocabulary/fields/text.ts';
import { section } from '../../schema/vocabulary/section.ts';

const plan = Type.Object(
  {
    name: plain('Name of the plan.'),
    price: plain('The price as shown, such as "$1,200" or "$10–12".'),
    period: Type.Optional(plain('Period of the price, such as "per month".')),
    description: Type.Optional(line('Who the plan is for, in one sentence.')),
    hours: Type.Optional(line('How much work it covers, such as "20 hours a week".')),
    features: lines('What the plan includes.'),
    popular: Type.Optional(
      Type.Boolean({
        description: '`true` enlarges and highlights the plan. Use it for one plan at most.',
      }),
    ),
    badge: Type.Optional(plain('Text on the ribbon, such as "Most Popular".')),
    action: Type.Optional(action),
  },
  { additionalProperties: false, description: 'A plan.' },
);

/** Plans side by side with price, features and a button each. */
export const schema = section(
  'pricing',
  'Plans side by side, each with price, features and a button; one can be highlighted.',
  {
    ...alignedHeader,
    plans: Type.Array(plan, { minItems: 1, description: 'The plans, in order.' }),
    note: Type.Optional(markdown('Note below the plans.')),
  },
  {
    'x-group': 'Offer and prices',
    'x-synonyms': ['plan', 'price', 'price-table', 'pricing-table', 'tier', 'packages'],
    'x-tones': ['dark', 'accent'],
  },
);

/** Plans side by side with price, features and a button each. */
export type Pricing = Static<typeof schema>;

/** One plan. */
export type Plan = Static<typeof plan>;
