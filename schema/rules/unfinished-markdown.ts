import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW142',
  phase: 'content',
  scope: 'page',
  severity: 'warning',
  title: 'Markdown is not complete',
  why: 'Visitors see the asterisks or brackets instead of bold text or a link.',
  help: 'Write `**bold**` with both pairs of asterisks, and `[text](/route)` without a space.',
  ...examples`- type: prose
  title: About
  text: It **${['simply works, as [we] ', 'simply** works, as [we]']}(/) say.`,
};
