import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW063',
  phase: 'yaml',
  severity: 'error',
  title: 'A link leads out of the site',
  why: 'Pages would publish a file of the machine that builds them, such as a key, and the site would differ on another machine.',
  help: 'Put the file or folder itself in place of the link. Links to other places in the site work, except to hidden ones.',
};
