import { createReporter } from '../../diagnostics/createReporter.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('yaml', {
  'text-after-hash': {
    code: 'BW064',
    severity: 'warning',
    trap: 'text',
    title: 'A text is cut off at a #',
    why: 'YAML reads a `#` after a space as the start of a comment, so the rest of the text is lost.',
    help: 'Put the whole text in quotes. If it is a comment, add a space after the `#`.',
    ...examples`- type: quote
  text: ${['Our #1 tour simply works.', '"Our #1 tour simply works."']}`,
  },
});

/** Creates the problem of a text that YAML reads as a comment. */
export const textAfterHash = createReporter<typeof rules>('text-after-hash');
