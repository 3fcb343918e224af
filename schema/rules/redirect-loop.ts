import { site } from '../diagnostics/exampleSites.ts';
import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW116',
  phase: 'content',
  scope: 'site',
  severity: 'error',
  title: 'Redirects form a loop',
  why: 'Browsers give up and show an error.',
  help: 'Point the last redirect to a page.',
  ...examples`${site}
  redirects: { /one: /two, /two: /${['one', '']} }`,
};
