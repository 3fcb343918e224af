import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW032',
  phase: 'shape',
  severity: 'error',
  title: 'A value is not allowed by its schema',
  why: 'The description of the key in the schema gives the reason.',
  help: 'Check the description of the key.',
  ...examples`# data/cities.yaml
atlanta: { share: ${['7', '10']} }
# data/cities.schema.yaml
properties: { share: { type: integer, multipleOf: 5 } }`,
};
