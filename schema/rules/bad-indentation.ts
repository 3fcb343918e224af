import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW052',
  phase: 'yaml',
  severity: 'error',
  title: 'A line has the wrong indentation',
  why: 'Indentation shows which lines belong together.',
  help: 'Indent the line like the lines it belongs to.',
  ...examples`- type: quote
  text: It simply works.
  ${[' author', 'author']}: Ada`,
};
