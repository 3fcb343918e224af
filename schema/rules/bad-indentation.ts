import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW052',
  phase: 'yaml',
  scope: 'file',
  severity: 'error',
  title: 'A line has the wrong indentation',
  why: 'Indentation shows which lines belong together.',
  help: 'Indent the line like the lines it belongs to.',
  bad: `- type: quote
  text: It simply works.
   author: Ada`,
  good: `- type: quote
  text: It simply works.
  author: Ada`,
};
