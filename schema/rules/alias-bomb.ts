import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW059',
  phase: 'yaml',
  severity: 'error',
  title: 'Aliases expand to too many values',
  why: 'A few lines of aliases can expand to more values than fit in memory.',
  help: 'Write out the values.',
};
