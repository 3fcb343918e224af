import {
  createReporter,
  defineRules,
  examples,
  locateInSection,
  type Problem,
  type ResolvedPage,
} from '../../../schema/index.ts';
import { findPriceFlaws } from '../findPriceFlaws.ts';
import { hasChoices, maxCurrencies } from '../keys.ts';

export const rules = defineRules('page', {
  'price-choice': {
    code: 'BW611',
    severity: 'error',
    title: 'Visitors cannot choose between prices as the plans say',
    why: 'Visitors would choose what has no price, or never see a price.',
    help: 'State the same currencies for all plans, and `yearly` prices with `billing`.',
    ...examples`- type: pricing
  plans:
    - { name: One, price: { EUR: 10, USD: 11 }, features: [Calendar] }
    - { name: Two, price: { EUR: 20${['', ', USD: 22']}${[', GBP: 18', '']} }, features: [Calendar, Mail] }`,
  },
});

const report = createReporter<typeof rules>('price-choice');

/** Reports currencies that are unknown or missing in a plan, and yearly prices and switches without effect. */
export function checkPage(page: ResolvedPage): Problem[] {
  if (!page.isShown) return [];
  return page.sections.flatMap((section): Problem[] => {
    const { value, isShown, findings } = section;
    if (!isShown || value.type !== 'pricing' || findings.length > 0 || !hasChoices(value))
      return [];
    return findPriceFlaws(value, maxCurrencies).map(({ path, part, ...flaw }) =>
      report({
        ...flaw,
        ...locateInSection(page, section, path, part),
        route: page.page.route,
        section: value.type,
      }),
    );
  });
}
