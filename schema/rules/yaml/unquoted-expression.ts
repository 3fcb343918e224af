import { createReporter } from '../../diagnostics/createReporter.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('yaml', {
  'unquoted-expression': {
    code: 'BW056',
    severity: 'error',
    title: 'A text that starts with `{{` needs quotes',
    why: 'YAML reads `{{` as the start of a mapping.',
    help: 'Put the whole text in double quotes.',
    ...examples`- type: quote
  text: ${['{{ site.name }} simply works.', '"{{ site.name }} simply works."']}`,
  },
});

/** Creates the problem of an expression that YAML reads as a mapping. */
export const unquotedExpression = createReporter<typeof rules>('unquoted-expression');
