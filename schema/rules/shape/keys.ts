import { createReporter } from '../../diagnostics/createReporter.ts';
import type { Finding } from '../../diagnostics/Finding.ts';
import { defineRules, examples, type RuleName } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('shape', {
  'unknown-key': {
    code: 'BW012',
    severity: 'error',
    key: 'unknown',
    title: 'A key is unknown',
    why: 'Unknown keys are usually typos, and their content would be dropped silently.',
    help: 'Use the suggested spelling, correct the indentation, or remove the key.',
    ...examples`- type: cards
  ${['titel', 'title']}: What we do
  items:
    - title: One`,
  },
  'missing-key': {
    code: 'BW011',
    severity: 'error',
    atTruncation: 'gap',
    title: 'A required key is missing',
    why: 'The section cannot be shown without this key.',
    help: 'Add the key.',
    ...examples`- type: quote
  ${['author', 'text: It simply works.\n  author']}: Ada`,
  },
});

/** Creates a problem of a key that nobody knows, or that is missing. */
export const reportKey = createReporter<typeof rules>();

/** Creates a finding about such a key. */
export const findKey = createReporter<typeof rules, Finding>();

/** Whether a problem or a finding is about a key that nobody knows. */
export function isUnknownKey({ rule }: { rule: RuleName }): boolean {
  return rule === ('unknown-key' satisfies keyof typeof rules);
}

/** Whether a problem or a finding is about a key that is missing. */
export function isMissingKey({ rule }: { rule: RuleName }): boolean {
  return rule === ('missing-key' satisfies keyof typeof rules);
}
