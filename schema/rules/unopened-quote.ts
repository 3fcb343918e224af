import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW065',
  phase: 'yaml',
  scope: 'file',
  severity: 'warning',
  title: 'An opening quotation mark is missing',
  why: 'Visitors see the quotation mark at the end of the text.',
  help: 'Add the opening quotation mark, or remove the closing one.',
  bad: `- type: quote
  text: It simply works"`,
  good: `- type: quote
  text: "It simply works"`,
};
