import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('reference', {
  'unused-suppression': {
    code: 'BW084',
    severity: 'warning',
    title: 'A suppression comment is not needed',
    why: 'It could hide a new problem later.',
    help: 'Remove the comment.',
    ...examples`- type: ${['quote # blockwright-disable-line dead-link', 'quote']}
  text: It simply works.`,
  },
});
