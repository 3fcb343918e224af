import { createReporter } from '../../diagnostics/createReporter.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
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

const report = createReporter<typeof rules>();

/** Creates the problem of a suppression comment that hides nothing. */
export function unusedSuppression(name: string, at: Problem['at']): Problem {
  return report('unused-suppression', {
    message: `This comment is not needed: \`${name}\` is not reported here.`,
    hint: 'remove the comment',
    at,
  });
}
