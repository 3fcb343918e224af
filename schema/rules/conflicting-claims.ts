import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW510',
  phase: 'content',
  scope: 'site',
  severity: 'warning',
  title: 'Two texts of the site contradict each other',
  why: 'Visitors who read both believe neither. The check compares lower bounds such as “500+ businesses”, times such as “we answer within 24 hours” and terms such as “14-day free trial”, in English, German and Spanish.',
  help: 'Write a figure that several texts need once, as a row of a collection, and use it through `{{ }}`. If both are true, list them in `site.differentClaims`.',
  ...examples`/shops:
  title: Shops
  description: Trusted by 500+ businesses
  sections:
    - { type: hero, headline: "Join ${['150+', '500+']} businesses" }`,
};

export { checkClaims as checkSite } from '../content/site/checkClaims.ts';
