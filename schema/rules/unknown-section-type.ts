import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW014',
  phase: 'shape',
  severity: 'error',
  title: 'A section type does not exist',
  why: 'Each section type is a folder in `sections/`.',
  help: 'Use one of the types that the message lists.',
  ...examples`- type: ${['qoute', 'quote']}
  text: It simply works.`,
};
