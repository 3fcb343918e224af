import { createReporter } from '../../diagnostics/createReporter.ts';
import { defineRules } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('shape', {
  'unusable-character': {
    code: 'BW037',
    severity: 'error',
    title: 'A text contains a control character',
    why: 'HTML cannot contain it, and it can garble terminals and emails.',
    help: 'Remove it. A line break is `\\n` in double quotes.',
    bad: `- type: quote
  text: "It simply\\u0000 works."`,
    good: `- type: quote
  text: "It simply works."`,
  },
});

/** Creates the problem of a character that nobody sees and HTML cannot contain. */
export const reportCharacter = createReporter<typeof rules>('unusable-character');
