import { createReporter } from '../../diagnostics/createReporter.ts';
import type { Problem, ValueLocation } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('reference', {
  'site-cycle': {
    code: 'BW081',
    severity: 'error',
    title: 'A site value refers to itself',
    why: 'The value can never be computed.',
    help: 'Replace one of the expressions with its text.',
    ...examples`# pages.yaml
site:
  name: ${['"{{ site.tagline }}"', 'Example']}
  tagline: "{{ site.name }}"
  url: https://www.example.com
  description: An example`,
  },
});

const report = createReporter<typeof rules>();

/** Creates the problem of a value of `site` that refers to itself. */
export function siteCycle(path: readonly (string | number)[], at: ValueLocation): Problem {
  return report('site-cycle', {
    message: `\`site.${path.join('.')}\` refers to itself.`,
    hint: 'replace one of the expressions with its text',
    at,
  });
}
