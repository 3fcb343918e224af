import { readKeys } from '../../schema/vocabulary.ts';
import { keys } from './keys.ts';

/** A price as authors write it: a text, or an amount for each currency. */
export type WrittenPrice = string | Readonly<Record<string, number>>;

/** A price of a plan with its location in the section. */
interface LocatedPrice {
  price: WrittenPrice;
  period: string | undefined;
  /** The choice that shows it, for a plan with monthly and yearly prices. */
  billing: 'monthly' | 'yearly' | undefined;
  path: (string | number)[];
}

/** The keys of a plan that the feature reads. */
export interface Plan {
  name: string;
  price: unknown;
  period?: string | undefined;
}

/** Lists the prices of a plan: its price, and the one for visitors who pay by the year. */
export function listPrices(plan: Plan, index = 0): LocatedPrice[] {
  const { yearly } = readKeys(plan, keys.plan);
  const path = ['plans', index];
  const { price, period } = plan;
  const billing = yearly && 'monthly';
  return [
    { price: price as WrittenPrice, period, billing, path: [...path, 'price'] },
    ...(yearly
      ? [
          {
            price: yearly.price as WrittenPrice,
            period: yearly.period,
            billing: 'yearly' as const,
            path: [...path, 'yearly', 'price'],
          },
        ]
      : []),
  ];
}
