import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW069',
  phase: 'yaml',
  severity: 'error',
  title: 'Two folders define the same section type',
  why: 'It is unclear which of them a page shows.',
  help: 'Rename one of the folders. To replace a built-in type, write `replaces:` with its name in section.yaml.',
};
