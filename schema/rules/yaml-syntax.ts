import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW040',
  phase: 'yaml',
  scope: 'file',
  severity: 'error',
  title: 'The YAML is not valid',
  why: 'Blockwright cannot read the rest of the file.',
  help: 'Check the indentation, quotes and colons of the lines nearby.',
  bad: `- type: quote
  text It simply works.
  author: Ada`,
  good: `- type: quote
  text: It simply works.
  author: Ada`,
};
