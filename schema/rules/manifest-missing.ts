import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW001',
  phase: 'yaml',
  severity: 'error',
  title: 'pages.yaml is missing',
  why: 'The site is built from this file.',
  help: 'Run the command in the folder of the site, or name that folder with `--root`.',
};
