import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW044',
  phase: 'yaml',
  scope: 'file',
  severity: 'error',
  title: 'A text contains a colon followed by a space',
  why: 'YAML takes a colon followed by a space for the end of a key, even in the middle of a text.',
  help: 'Put the whole text in quotes.',
  bad: `- type: quote
  text: One thing: it works.`,
  good: `- type: quote
  text: "One thing: it works."`,
};
