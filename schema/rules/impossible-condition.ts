import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW086',
  phase: 'reference',
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
};
