import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW005',
  phase: 'yaml',
  severity: 'error',
  title: 'Values are nested too deeply',
  why: 'No manifest needs a hundred levels, and many programs cannot read that many.',
  help: 'Look for extra brackets or hyphens.',
};
