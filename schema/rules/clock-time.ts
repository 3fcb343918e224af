import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW048',
  phase: 'yaml',
  severity: 'warning',
  title: 'Some YAML parsers read this time as a number',
  why: 'YAML 1.1 reads 09:30 as the number 570. Here it is text, but other programs may read the file differently.',
  help: 'Put the time in quotes.',
  ...examples`- type: quote
  text: ${['09:30', '"09:30"']}`,
};
