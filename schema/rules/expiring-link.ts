import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW530',
  phase: 'content',
  scope: 'site',
  severity: 'warning',
  title: 'A link points to a page that will expire before the link does',
  why: 'On that day the link becomes an error, and builds fail although nobody changed anything.',
  help: 'Give the section with the link the same `expireAt`, or remove `expireAt` from the page.',
};
