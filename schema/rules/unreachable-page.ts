import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW114',
  phase: 'content',
  scope: 'site',
  severity: 'warning',
  isFollowUp: true,
  title: 'Nothing links to a page',
  why: 'Visitors and search engines find pages through links.',
  help: 'Link to it from another page, the header or the footer.',
  ...examples`/hidden:
  title: A hidden page
  description: Nobody links to it
${[
  '',
  `  noindex: true
`,
]}  sections:
    - { type: hero, headline: Hidden }`,
};

export { checkReachability as checkSite } from '../content/site/checkRoutes.ts';
