import { listPrices, type Plan } from './listPrices.ts';

/**
 * Lists the currencies in which plans state their prices, the currency of the site first. Empty for plans
 * whose prices are texts.
 */
export function listCurrencies({ plans }: { plans: readonly Plan[] }, first: string): string[] {
  const named = plans
    .flatMap((plan) => listPrices(plan))
    .flatMap(({ price }) => (typeof price === 'string' ? [] : Object.keys(price)));
  const codes = new Set(named);
  return codes.has(first) ? [...new Set([first, ...codes])] : [...codes];
}
