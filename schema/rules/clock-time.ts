import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW048',
  phase: 'yaml',
  scope: 'file',
  severity: 'warning',
  title: 'Some YAML parsers read this time as a number',
  why: 'YAML 1.1 reads 09:30 as the number 570. Here it is text, but other programs may read the file differently.',
  help: 'Put the time in quotes.',
  bad: `- type: quote
  text: 09:30`,
  good: `- type: quote
  text: "09:30"`,
};
