import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW060',
  phase: 'yaml',
  scope: 'file',
  severity: 'error',
  title: 'A tag is not supported',
  why: 'Tags such as `!name` have no meaning here and would be ignored.',
  help: 'Remove the tag, or put the text in quotes.',
  bad: `- type: quote
  text: !important It simply works.`,
  good: `- type: quote
  text: "!important: it simply works."`,
};
