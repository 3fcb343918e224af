import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW532',
  phase: 'yaml',
  severity: 'error',
  title: 'A function of the site cannot be used',
  why: 'Every form that is sent to it would fail.',
  help: 'Correct the file that the message names. Its default export receives the ports and returns the handler.',
};
