import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW142',
  phase: 'content',
  scope: 'page',
  severity: 'warning',
  title: 'Markdown is not complete',
  why: 'Visitors see the asterisks or brackets instead of bold text or a link.',
  help: 'Write `**bold**` with both pairs of asterisks, and `[text](/route)` without a space.',
  bad: `- type: prose
  title: About
  text: It **simply works, as [we] (/) say.`,
  good: `- type: prose
  title: About
  text: It **simply** works, as [we](/) say.`,
};
