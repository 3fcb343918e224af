import { createReporter } from '../../diagnostics/createReporter.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('yaml', {
  'yaml-syntax': {
    code: 'BW040',
    severity: 'error',
    stopsParsing: true,
    title: 'The YAML is not valid',
    why: 'Blockwright cannot read the rest of the file.',
    help: 'Check the indentation, quotes and colons of the lines nearby.',
    ...examples`- type: quote
  ${['text', 'text:']} It simply works.
  author: Ada`,
  },
});

/** Creates the problem of a text that is no YAML. */
export const syntaxError = createReporter<typeof rules>('yaml-syntax');
