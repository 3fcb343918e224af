/** A price as authors write it: a text, or an amount for each currency. */
export type WrittenPrice = string | Readonly<Record<string, number>>;

/** The keys of a plan that the feature reads. */
export interface Plan {
  name: string;
  price: WrittenPrice;
  period?: string | undefined;
  yearly?: { price: WrittenPrice; period?: string | undefined };
}

/** A price of a plan, with its period. */
interface PlanPrice {
  price: WrittenPrice;
  period?: string | undefined;
  /** The choice that shows it, for a plan with monthly and yearly prices. */
  billing: 'monthly' | 'yearly' | undefined;
}

/** Lists the prices of a plan: its price, and the price for visitors who pay by the year. */
export function listPrices({ price, period, yearly }: Plan): PlanPrice[] {
  if (!yearly) return [{ price, period, billing: undefined }];
  return [
    { price, period, billing: 'monthly' },
    { ...yearly, billing: 'yearly' },
  ];
}
