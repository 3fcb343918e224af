import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW043',
  phase: 'yaml',
  severity: 'error',
  title: 'A quotation mark is not closed',
  why: 'Everything up to the next quotation mark becomes part of the text.',
  help: 'End the text with the same quotation mark.',
  ...examples`- type: quote
  text: "It simply ${['works.', 'works."']}
  author: Ada`,
};
