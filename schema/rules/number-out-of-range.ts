import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW020',
  phase: 'shape',
  severity: 'error',
  title: 'A number is out of range',
  why: 'Only numbers within the range make sense here.',
  help: 'Write a number within the range.',
  ...examples`# data/plans.yaml
team: { hours: ${['90', '40']} }
# data/plans.schema.yaml
properties: { hours: { type: integer, maximum: 60 } }`,
};
