import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW050',
  phase: 'yaml',
  severity: 'warning',
  title: 'A number loses its trailing zero',
  why: '1.10 becomes 1.1, which is wrong for a version or a price.',
  help: 'Put the value in quotes, or remove the zero.',
  ...examples`# data/plans.yaml
team: { price: ${['1.10', '"1.10"']} }
# data/plans.schema.yaml
properties: { price: {} }`,
};
