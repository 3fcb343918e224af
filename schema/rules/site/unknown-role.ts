import { createReporter } from '../../diagnostics/createReporter.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('shape', {
  'unknown-role': {
    code: 'BW506',
    severity: 'error',
    title: 'team.yaml gives somebody a role that does not exist',
    why: 'The editor of `edit --serve` does not know what this person may do, and refuses this person.',
    help: 'Write `reader`, `editor`, `publisher` or the name of a role below `roles:`.',
    ...examples`# team.yaml
people: { ada@example.com: ${['boss', 'publisher']} }`,
  },
});

const report = createReporter<typeof rules>();

/** Creates the problem of a role that nobody defines. */
export function unknownRole(name: string, at: Problem['at'], known: Iterable<string>): Problem {
  return report('unknown-role', {
    message: `There is no role "${name}".`,
    hint: `use ${[...known].join(', ')}, or define it below \`roles:\``,
    at,
  });
}
