import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW065',
  phase: 'yaml',
  severity: 'warning',
  title: 'An opening quotation mark is missing',
  why: 'Visitors see the quotation mark at the end of the text.',
  help: 'Add the opening quotation mark, or remove the closing one.',
  ...examples`- type: quote
  text: ${['It', '"It']} simply works"`,
};
