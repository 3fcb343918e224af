import { createReporter } from '../../diagnostics/createReporter.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('yaml', {
  'leftover-mark': {
    phase: 'content',
    scope: 'file',
    code: 'BW240',
    severity: 'warning',
    title: 'A text ends with a mark of another language',
    why: 'No `;` or `,` ends a line in YAML, so visitors see it.',
    help: 'Remove the mark. If it belongs to the text, put the text in quotes.',
    ...examples`- type: quote
  text: It simply works${[';', '']}`,
  },
});

/** Creates the problem of a mark that is left over behind a value. */
export const leftoverMark = createReporter<typeof rules>('leftover-mark');
