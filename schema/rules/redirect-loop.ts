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
  ...examples`# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example
  redirects: { /one: /two, /two: /${['one', '']} }`,
};
