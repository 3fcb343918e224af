import type { FunctionComponent, ReactNode } from 'react';
import type { PageContext } from '../_shared/page/page.ts';
import type { Plan, Pricing } from './schema.ts';
import { Price } from './style.ts';

/** How a feature shows prices among which visitors choose: the exports of its price.tsx. */
interface PriceModule {
  /** Renders the price of a plan; undefined leaves it to the core. */
  renderPrice(
    plan: Plan,
    plans: readonly Plan[],
    Amount: FunctionComponent<AmountProps>,
  ): ReactNode;
  /** Returns schema.org objects of the plans. */
  describePlans(section: Pricing, page: PageContext): object[];
}

interface AmountProps {
  price: string;
  period?: string | undefined;
  /** Attributes by which styles choose the price. */
  marks?: object;
}

/** The modules of all features. */
export const priceModules = Object.values(
  import.meta.glob<PriceModule>('../../features/*/price.tsx', { eager: true }),
);

/** Renders the price of a plan. */
export function renderPlanPrice(plan: Plan, plans: readonly Plan[]): ReactNode {
  for (const module of priceModules) {
    const rendered = module.renderPrice(plan, plans, Amount);
    if (rendered !== undefined) return rendered;
  }
  return <Amount price={plan.price} period={plan.period} />;
}

function Amount({ price, period, marks }: AmountProps) {
  return (
    <Price {...marks} data-words={isAmount.test(price) ? undefined : ''}>
      <strong>{price}</strong> {period && <span>{period}</span>}
    </Price>
  );
}

/** Matches a price that fits into one line: a figure with its currency. Others, such as "On request", wrap. */
const isAmount = /^(?=.*\d).{1,11}$/u;
