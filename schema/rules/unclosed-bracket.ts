import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW054',
  phase: 'yaml',
  severity: 'error',
  title: 'A bracket is not closed',
  why: 'Everything that follows becomes part of the brackets.',
  help: 'Close the bracket, or put the text in quotes.',
  ...examples`- type: stats
  items: [{ value: ${['1, label: One }', '"1", label: One }]']}
- type: quote
  text: It simply works.`,
};
