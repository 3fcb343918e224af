import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW420',
  phase: 'content',
  scope: 'site',
  severity: 'error',
  title: 'A stylesheet has a syntax error',
  why: 'Browsers skip the rule, and sometimes all rules after it.',
  help: 'Correct the line that the message names, or the one above it.',
};
