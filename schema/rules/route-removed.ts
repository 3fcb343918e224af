import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW115',
  phase: 'content',
  scope: 'site',
  severity: 'warning',
  isFollowUp: true,
  title: 'A route from the last build is gone',
  why: 'Links and search results that use the route no longer work.',
  help: 'Add `redirectFrom:` to the page that replaces it, or add an entry to `site.redirects`.',
};

export { checkRemovedRoutes as checkSite } from '../content/site/checkRoutes.ts';
