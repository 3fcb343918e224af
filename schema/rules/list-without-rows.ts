import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW085',
  phase: 'reference',
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
};
