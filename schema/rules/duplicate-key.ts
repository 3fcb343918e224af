import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW041',
  phase: 'yaml',
  severity: 'error',
  title: 'A key is set twice',
  why: 'Only the last value is used; the other is lost silently.',
  help: 'Remove or rename one of the two.',
  bad: `- type: quote
  text: It simply works.
  text: It works.`,
  good: `- type: quote
  text: It simply works.`,
};
