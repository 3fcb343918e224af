import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW004',
  phase: 'yaml',
  severity: 'error',
  title: 'A file is too large',
  why: 'A file of this size takes minutes and gigabytes to read.',
  help: 'Split pages into files in pages/, and rows into several collections.',
};
