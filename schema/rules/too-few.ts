import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW016',
  phase: 'shape',
  severity: 'error',
  title: 'A list is too short',
  why: 'The section would look empty.',
  help: 'Add an entry, or remove the section.',
  bad: `- type: cards
  items: []`,
  good: `- type: cards
  items:
    - title: One`,
};
