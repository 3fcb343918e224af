import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW084',
  phase: 'reference',
  scope: 'page',
  severity: 'warning',
  title: 'A suppression comment is not needed',
  why: 'It could hide a new problem later.',
  help: 'Remove the comment.',
  bad: `- type: quote # blockwright-disable-line dead-link
  text: It simply works.`,
  good: `- type: quote
  text: It simply works.`,
};
