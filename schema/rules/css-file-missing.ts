import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW421',
  phase: 'content',
  scope: 'site',
  severity: 'error',
  title: 'theme.css refers to a file that does not exist',
  why: 'Browsers would request a missing file on every page.',
  help: 'Add the file to public/, or correct the path.',
};
