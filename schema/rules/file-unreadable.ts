import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW009',
  phase: 'yaml',
  severity: 'error',
  title: 'A file cannot be opened',
  why: 'Blockwright must read every file of the site to check it.',
  help: 'Make sure that it is a file and that you have permission to read it.',
};
