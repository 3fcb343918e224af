import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW028',
  phase: 'shape',
  severity: 'error',
  title: 'A list contains the same entry twice',
  why: 'The second entry has no effect.',
  help: 'Remove one of the two.',
  ...examples`# data/cities.yaml
atlanta: { tags: [${['south, ', '']}south] }
# data/cities.schema.yaml
properties: { tags: { type: array, uniqueItems: true } }`,
};
