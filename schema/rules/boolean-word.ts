import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW047',
  phase: 'yaml',
  severity: 'warning',
  title: 'Some YAML parsers read this word as true or false',
  why: 'YAML 1.1 reads `no`, `on`, `yes` and `off` as true or false; here they are text. So you may get the opposite of what you meant.',
  help: 'Write `true` or `false`, or put the word in quotes.',
  ...examples`- type: quote
  text: It simply works.
  author: ${['No', '"No"']}`,
};
