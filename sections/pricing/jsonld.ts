import type { PageContext } from '../_shared/page/page.ts';
import { priceModules } from './renderPlanPrice.tsx';
import type { Pricing } from './schema.ts';

/** Returns what features say of the plans to search engines. */
export default function pricingData(section: Pricing, page: PageContext): object[] {
  return priceModules.flatMap(({ describePlans }) => describePlans(section, page));
}
