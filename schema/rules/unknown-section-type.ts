import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW014',
  phase: 'shape',
  scope: 'page',
  severity: 'error',
  title: 'A section type does not exist',
  why: 'Each section type is a folder in `sections/`.',
  help: 'Use one of the types that the message lists.',
  bad: `- type: qoute
  text: It simply works.`,
  good: `- type: quote
  text: It simply works.`,
};
