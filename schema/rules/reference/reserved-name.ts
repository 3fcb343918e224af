import { createReporter } from '../../diagnostics/createReporter.ts';
import { cityRows } from '../../diagnostics/exampleSites.ts';
import type { Problem, ValueLocation } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('reference', {
  'reserved-name': {
    code: 'BW080',
    severity: 'error',
    title: 'A name is reserved',
    why: '`site` and `page` always refer to the site and the page.',
    help: 'Choose another name.',
    ...examples`/atlanta:
  with: { ${['site', 'city']}: cities.atlanta }
  title: Assistants in Atlanta
  description: Assistants in Atlanta
  sections:
    - type: hero
      headline: "Hello {{ ${['site', 'city']}.name }}"${cityRows}`,
  },
});

const report = createReporter<typeof rules>();

/** Creates the problem of a row that is bound to `site`, `page` or `it`. */
export function reservedName(name: string, at: ValueLocation): Problem {
  return report('reserved-name', {
    message:
      name === 'it'
        ? '`it` is a reserved name; it always refers to the entry of a list.'
        : `\`${name}\` is a reserved name; it always refers to the ${name} itself.`,
    hint: 'choose another name',
    at,
  });
}
