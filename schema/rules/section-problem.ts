import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW129',
  phase: 'content',
  scope: 'page',
  severity: 'error',
  title: 'Values in a section contradict each other',
  why: 'Each value is valid on its own, but together they make no sense.',
  help: 'Follow the hint in the message.',
};

export { checkSections as checkPage } from '../content/page/checkSections.ts';
