import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW013',
  phase: 'shape',
  severity: 'error',
  title: 'A value is not one of the choices',
  why: 'Only the listed values work.',
  help: 'Use one of the listed values.',
  ...examples`- type: quote
  tone: ${['drak', 'dark']}
  text: It simply works.`,
};
