import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW058',
  phase: 'yaml',
  severity: 'warning',
  title: 'Some YAML parsers read this number differently',
  why: 'Other programs may read it as another number, or as text.',
  help: 'Write only digits, or put the value in quotes.',
  ...examples`# data/plans.yaml
team: { price: ${['1_200', '1200']} }
# data/plans.schema.yaml
properties: { price: {} }`,
};
