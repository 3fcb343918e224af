import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW531',
  phase: 'content',
  scope: 'site',
  severity: 'error',
  title: 'A file of public/ has the path of a file that the build writes',
  why: 'One of the two would be lost.',
  help: 'Rename or remove the file of public/, or the page, redirect or feed. `robots.txt`, `_headers` and `_redirects` are merged; `llms.txt` and `404.html` of public/ are used as they are.',
};
