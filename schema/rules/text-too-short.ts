import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW018',
  phase: 'shape',
  scope: 'page',
  severity: 'error',
  title: 'A text is empty or too short',
  why: 'The page would show a gap.',
  help: 'Write the text, or remove the key.',
  bad: `- type: quote
  text: ""`,
  good: `- type: quote
  text: It simply works.`,
};
