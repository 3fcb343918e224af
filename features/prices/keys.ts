import Type, { type TSchema } from 'typebox';
import { defineKeys, mapping, plain } from '../../schema/vocabulary.ts';

/** Prices in currencies that visitors choose from: an amount by the code of each currency. */
const amounts = Type.Record(
  Type.String(),
  Type.Number({ minimum: 0, description: 'The amount, such as 12 or 12.5.' }),
  {
    minProperties: 1,
    description:
      'An amount for each currency that visitors choose from, such as `{ EUR: 12, USD: 13 }`.',
    'x-technical': true,
  },
);

const price: TSchema = Type.Union([plain('The price as shown, such as "$390".'), amounts], {
  description: 'The price, in the same currencies.',
});

/** The choices between prices of plans: how often visitors pay, and in which currency. */
export const keys = defineKeys({
  sectionTypes: {
    pricing: {
      billing: Type.Optional(
        mapping('Switch between the prices of the plans and their `yearly` prices.', {
          label: plain('What visitors choose, such as "Payment"; only screen readers read it.'),
          monthly: plain('Name of the first choice, such as "Monthly".'),
          yearly: plain('Name of the second choice, such as "Yearly, two months free".'),
        }),
      ),
    },
  },
  plan: {
    yearly: mapping('The yearly price; needs `billing`.', {
      price,
      period: Type.Optional(plain('Period of the price, such as "per year".')),
    }),
  },
  prices: [amounts],
});

/** How many currencies visitors choose from: the style sheet has a rule for each. */
export const maxCurrencies = 8;

/** Whether visitors choose between prices of a section. Other sections need no more code of the feature. */
export function hasChoices(section: object): boolean {
  const { plans } = section as { plans: object[] };
  return 'billing' in section || plans.some(hasPrices);
}

/** Whether a plan has several prices, or amounts. */
export function hasPrices(plan: object): boolean {
  return 'yearly' in plan || hasAmounts(plan);
}

/** Whether a plan has an amount for each currency. */
export function hasAmounts(plan: object): boolean {
  return typeof (plan as { price: unknown }).price !== 'string';
}
