import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW023',
  phase: 'shape',
  severity: 'error',
  title: 'A date or time is not valid',
  why: 'The page would be published right away, or never.',
  help: 'Write a date such as 2026-05-31, or a date with time such as 2026-05-31T09:00Z.',
  ...examples`- type: quote
  publishAt: ${['31.05.2030', '2030-05-31']}
  text: It simply works.`,
};
