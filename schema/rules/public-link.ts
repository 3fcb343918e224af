import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW301',
  phase: 'content',
  scope: 'site',
  severity: 'error',
  title: 'A link in public/ leads to a file that is not published',
  why: 'The link would publish a hidden file, or one outside of the site, which may differ on another machine.',
  help: 'Copy the file into public/ in place of the link.',
};
