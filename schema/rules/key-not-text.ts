import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW055',
  phase: 'yaml',
  severity: 'error',
  title: 'A key is not text',
  why: 'Keys are names, so they must be text.',
  help: 'Put the key in quotes.',
  bad: `- type: quote
  ? [text]
  : It simply works.`,
  good: `- type: quote
  text: It simply works.`,
};
