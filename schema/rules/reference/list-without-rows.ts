import { createReporter } from '../../diagnostics/createReporter.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('reference', {
  'list-without-rows': {
    code: 'BW085',
    severity: 'error',
    title: 'A list from rows is empty',
    why: 'No row matches, and the section needs at least one entry.',
    help: 'Change the conditions, add a row, or add `optional: true` to leave the list out.',
    ...examples`# data/plans.schema.yaml
type: object
additionalProperties: false
required: [name, public]
properties:
  name: { type: string, description: Name of the plan. }
  public: { type: boolean, description: Whether visitors can book it. }
# data/plans.yaml
team: { name: Team, public: ${['false', 'true']} }
# pages.yaml
pages:
  /:
    title: Home of the example
    description: An example
    sections:
      - { type: hero, headline: Hello }
      - type: cards
        items: { from: plans, where: { public: true }, as: { title: "{{ it.name }}" } }`,
  },
});

const report = createReporter<typeof rules>();

/** Creates the problem of a list that takes its entries from rows, and finds none. */
export function listWithoutRows(found: Omit<Problem, 'rule'>): Problem {
  return report('list-without-rows', found);
}
