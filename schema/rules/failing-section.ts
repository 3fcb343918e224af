import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW062',
  phase: 'yaml',
  severity: 'error',
  title: 'The code of a section type of the site fails',
  why: 'Pages with the section cannot be built.',
  help: 'Correct the file that the message names. The section in the manifest shows with which values it fails.',
};
