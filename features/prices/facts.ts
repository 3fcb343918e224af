import { defineFacts } from '../../schema/index.ts';
import { hasAmounts } from './keys.ts';

/** What the script of the currency switch knows of a page. */
export const facts = defineFacts({
  /** Its route in the first language, if visitors choose a currency. */
  routeWithCurrencies({ page, isShown, sections }): string | undefined {
    const isUsed = sections.some(
      ({ value, isShown, findings }) =>
        isShown &&
        findings.length === 0 &&
        value.type === 'pricing' &&
        (value as unknown as { plans: object[] }).plans.some(hasAmounts),
    );
    return isShown && isUsed ? (page.original ?? page.route) : undefined;
  },
});
