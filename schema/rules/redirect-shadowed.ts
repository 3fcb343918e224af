import { site } from '../diagnostics/exampleSites.ts';
import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW117',
  phase: 'content',
  scope: 'site',
  severity: 'error',
  title: 'A redirect starts at a route that has a page',
  why: 'The page is served, so the redirect is never followed.',
  help: 'Remove the redirect or the page.',
  ...examples`${site}
  redirects: { /${[': /home', 'home: /']} }`,
};
