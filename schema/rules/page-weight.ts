import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW126',
  phase: 'content',
  scope: 'page',
  severity: 'warning',
  title: 'A page is too heavy',
  why: 'Every kilobyte makes visitors on slow connections wait. The limits are `page-kilobytes` and `script-kilobytes` in `site.checks`.',
  help: 'Split the page, or use smaller images and fewer interactive sections.',
};
