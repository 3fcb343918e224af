import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW049',
  phase: 'yaml',
  severity: 'warning',
  title: 'A number loses its leading zero',
  why: 'Postcodes and telephone numbers need their leading zero.',
  help: 'Put the value in quotes.',
  ...examples`# data/cities.yaml
boston: { zip: ${['02134', '"02134"']} }
# data/cities.schema.yaml
properties: { zip: {} }`,
};
