import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW200',
  phase: 'content',
  scope: 'page',
  severity: 'error',
  title: 'Structured data has no @type',
  why: 'Search engines ignore objects without a type.',
  help: 'Add `"@type":` with a type from schema.org.',
};
