import type { FunctionComponent, ReactNode } from 'react';
import { usePage } from '../../sections/section.ts';
import { Prices } from './billing.style.ts';
import { formatAmount } from './formatAmount.ts';
import { hasPrices } from './keys.ts';
import { listCurrencies } from './listCurrencies.ts';
import { listPrices, type Plan } from './listPrices.ts';

/** The price as the core draws it. */
type AmountComponent = FunctionComponent<{
  price: string;
  period: string | undefined;
  marks: object;
}>;

/** Renders the prices of a plan among which visitors choose; undefined for a plan with a single price. */
export function renderPrice(
  plan: Plan,
  plans: readonly Plan[],
  Amount: AmountComponent,
): ReactNode {
  return hasPrices(plan) ? <PlanPrices plan={plan} plans={plans} Amount={Amount} /> : undefined;
}

/** Returns an offer for each currency of each plan, for search engines. None for plans whose prices are texts. */
export function describePlans({ title, plans }: Section): object[] {
  const itemListElement = plans.flatMap(({ name, price }) => {
    if (typeof price === 'string') return [];
    const offers = Object.entries(price).map(([priceCurrency, amount]) => ({
      '@type': 'Offer',
      price: String(amount),
      priceCurrency,
    }));
    return [{ '@type': 'Service', name, offers }];
  });
  if (itemListElement.length === 0) return [];
  return [{ '@type': 'OfferCatalog', ...(title && { name: title }), itemListElement }];
}

interface Section {
  title?: string;
  plans: readonly Plan[];
}

interface PlanPricesProps {
  plan: Plan;
  plans: readonly Plan[];
  Amount: AmountComponent;
}

function PlanPrices({ plan, plans, Amount }: PlanPricesProps) {
  const { locale, currency } = usePage().site;
  const currencies = listCurrencies({ plans }, currency);
  return (
    <Prices>
      {listPrices(plan).flatMap(({ price, period, billing }) => {
        const marks = { 'data-billing': billing };
        if (typeof price === 'string')
          return <Amount key={billing} price={price} period={period} marks={marks} />;
        return currencies
          .filter((code) => price[code] !== undefined)
          .map((code) => (
            <Amount
              key={`${billing} ${code}`}
              price={formatAmount(price[code] ?? 0, code, locale)}
              period={period}
              marks={{ ...marks, 'data-currency': currencies.indexOf(code) + 1 }}
            />
          ));
      })}
    </Prices>
  );
}
