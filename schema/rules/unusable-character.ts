import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW037',
  phase: 'shape',
  severity: 'error',
  title: 'A text contains a control character',
  why: 'HTML cannot contain it, and it can garble terminals and emails.',
  help: 'Remove it. A line break is `\\n` in double quotes.',
  bad: `- type: quote
  text: "It simply\\u0000 works."`,
  good: `- type: quote
  text: "It simply works."`,
};
