import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW056',
  phase: 'yaml',
  severity: 'error',
  title: 'A text that starts with {{ needs quotes',
  why: 'YAML reads `{{` as the start of a mapping.',
  help: 'Put the whole text in double quotes.',
  ...examples`- type: quote
  text: ${['{{ site.name }} simply works.', '"{{ site.name }} simply works."']}`,
};
