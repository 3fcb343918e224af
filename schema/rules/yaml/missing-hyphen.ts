import { createReporter } from '../../diagnostics/createReporter.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('yaml', {
  'missing-hyphen': {
    code: 'BW067',
    severity: 'error',
    losesValue: true,
    title: 'A list item has no hyphen',
    why: 'Without its hyphen, an item becomes part of the item above.',
    help: 'Write `- ` before the first key of the item.',
    ...examples`- type: faq
  items:
    - question: Is there any code?
      answer: No.
    ${[' ', '-']} question: Is there a test?
      answer: Yes.`,
  },
});

/** Creates the problem of an item of a list that does not start with one hyphen. */
export const missingHyphen = createReporter<typeof rules>('missing-hyphen');
