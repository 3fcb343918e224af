import { createReporter } from '../../diagnostics/createReporter.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('reference', {
  'impossible-condition': {
    code: 'BW086',
    severity: 'error',
    title: 'A condition can never hold',
    why: 'The column has another type or other values than the condition compares with.',
    help: 'Compare with a value that the row schema allows.',
    ...examples`# data/plans.schema.yaml
type: object
additionalProperties: false
required: [name, public]
properties:
  name: { type: string, description: Name of the plan. }
  public: { type: boolean, description: Whether visitors can book it. }
# data/plans.yaml
team: { name: Team, public: true }
# pages.yaml
pages:
  /:
    title: Home of the example
    description: An example
    sections:
      - { type: hero, headline: Hello }
      - type: cards
        items: { from: plans, where: { public: ${['"yes"', 'true']} }, as: { title: "{{ it.name }}" } }`,
  },
});

const report = createReporter<typeof rules>();

/** Creates the problem of a condition that no value of its column meets. */
export function impossibleCondition(
  { message, hint }: Pick<Problem, 'message'> & { hint: string },
  place: Pick<Problem, 'at' | 'related'>,
): Problem {
  return report('impossible-condition', { message, hint, ...place });
}
