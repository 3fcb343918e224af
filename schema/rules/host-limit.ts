import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW512',
  phase: 'content',
  scope: 'site',
  severity: 'error',
  title: 'The site exceeds a limit of its host',
  why: 'The host refuses the upload, or silently ignores the rest. The build compares its files with the documented limits of `site.host`.',
  help: 'Make the site smaller, choose another host, or use `host-limit: warning` in `site.checks` if your plan allows more.',
};
