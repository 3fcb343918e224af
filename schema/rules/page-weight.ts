import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW126',
  phase: 'content',
  scope: 'page',
  severity: 'warning',
  title: 'A page is too heavy',
  why: 'Every kilobyte makes visitors on slow connections wait. The limits in `site.checks` are `page-kilobytes` (HTML, styles and scripts), `script-kilobytes` and `image-kilobytes` (the largest copy of each image, lazily loaded ones included), all as they are transferred.',
  help: 'Split the page, or use smaller images and fewer interactive sections.',
};
