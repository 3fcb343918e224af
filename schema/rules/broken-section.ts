import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW068',
  phase: 'yaml',
  severity: 'error',
  title: 'A section type of the site cannot be used',
  why: 'No page can show sections of this type.',
  help: 'Correct the file that the message names, or create the section again with `new section`.',
};
