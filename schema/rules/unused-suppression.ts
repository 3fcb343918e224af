import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW084',
  phase: 'reference',
  severity: 'warning',
  title: 'A suppression comment is not needed',
  why: 'It could hide a new problem later.',
  help: 'Remove the comment.',
  ...examples`- type: ${['quote # blockwright-disable-line dead-link', 'quote']}
  text: It simply works.`,
};
