import type { FunctionComponent, ReactNode } from 'react';
import { plainWords } from '../../base/text/plainWords.ts';
import { type PageContext, usePage } from '../../sections/section.ts';
import { Prices } from './billing.style.ts';
import { formatAmount } from './formatAmount.ts';
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
  const isSingle = listPrices(plan).every(
    ({ billing, price }) => !billing && typeof price === 'string',
  );
  return isSingle ? undefined : <PlanPrices plan={plan} plans={plans} Amount={Amount} />;
}

/** Returns an offer for each currency of each plan, for search engines. None for plans whose prices are texts. */
export function describePlans(
  { title, plans }: { title?: string; plans: readonly Plan[] },
  { site }: Pick<PageContext, 'site'>,
): object[] {
  const currencies = listCurrencies({ plans }, site.currency);
  if (currencies.length === 0) return [];
  const services = plans.flatMap((plan) => {
    const { name, price } = plan;
    if (typeof price === 'string') return [];
    const offers = Object.entries(price as Record<string, number>).map(([code, amount]) => ({
      '@type': 'Offer',
      price: String(amount),
      priceCurrency: code,
    }));
    return [{ '@type': 'Service', name: plainWords(name), offers }];
  });
  return [
    {
      '@type': 'OfferCatalog',
      ...(title && { name: plainWords(title) }),
      itemListElement: services,
    },
  ];
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
